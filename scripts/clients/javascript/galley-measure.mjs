// Measures texts with galley, over HTTP or over its stream. Needs Node.js 18 or later and no other packages.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * A font: by text style, by name, by family, or, if only its size is given, the system font.
 * @typedef {{style?: string, name?: string, family?: string, size?: number, weight?: string, italic?: boolean,
 *   maximumSize?: number, scaledWith?: string}} Font
 */

/**
 * A request: `text` or `runs`, and whatever differs from a label's defaults. Lengths are in points.
 * @typedef {{id?: string | number, text?: string, runs?: object[], font?: Font, category?: string,
 *   categories?: string | string[], width?: number, widths?: number[], height?: number, lines?: number,
 *   lineBreakMode?: string, alignment?: string, locale?: string, direction?: string, scale?: number,
 *   want?: string[], [field: string]: unknown}} Request
 */

/**
 * A measurement for each category and width, or an `error`.
 * @typedef {{id?: string | number, version: 1, measurements?: Measurement[],
 *   error?: {message: string, field?: string, line?: number, column?: number, suggestion?: string}}} Answer
 * @typedef {{category: string, width?: number, size?: {width: number, height: number}, isTruncated?: boolean,
 *   lines?: {range: [number, number], width: number, baseline: number}[], [field: string]: unknown}} Measurement
 */

/** A request that was refused; `error` names its wrong field. */
export class Refused extends Error {
  /** @param {NonNullable<Answer['error']>} error */
  constructor(error) {
    super(error.message);
    this.name = 'Refused';
    this.error = error;
  }
}

/** @param {Answer} answer */
function checked(answer) {
  if (answer.error) throw new Refused(answer.error);
  return answer;
}

/** `galley serve` on this machine. */
export class Client {
  /**
   * @param {string} address as `galley serve` prints it
   * @param {number} patience the seconds for which a request is repeated while the server is busy
   */
  constructor(address = 'http://127.0.0.1:8375', patience = 30) {
    this.address = address;
    this.patience = patience;
  }

  /** @param {Request} request @returns {Promise<Answer>} @throws {Refused} */
  async measure(request) {
    return checked(await this.#post('/measure', request));
  }

  /**
   * The answers in the order of the requests; an `error` takes the place of a refused one.
   * @param {Request[]} requests @returns {Promise<Answer[]>}
   */
  async measureAll(requests) {
    const answers = await this.#post('/measure/batch', requests);
    return Array.isArray(answers) ? answers : [checked(answers)];
  }

  async #post(path, value) {
    const body = JSON.stringify(value);
    const headers = { 'Content-Type': 'application/json' };
    const end = Date.now() + this.patience * 1000;
    for (;;) {
      const response = await fetch(this.address + path, { method: 'POST', headers, body });
      const answer = await response.json();
      if (![429, 503].includes(response.status) || Date.now() >= end) return answer;
      await new Promise((resume) => setTimeout(resume, 50));
    }
  }
}

/** `galley measure --jsonl` while it runs. */
export class Stream {
  #process;
  /** @type {{resolve: (answer: Answer) => void, reject: (error: Error) => void}[]} */
  #waiting = [];

  /** @param {string} galley a program on the path, or a path @param {string[]} options */
  constructor(galley = 'galley', options = []) {
    this.#process = spawn(galley, ['measure', '--jsonl', ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
    const end = (reason) => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error(`galley has ended: ${reason}`));
    };
    this.#process.on('error', (error) => end(error.message));
    this.#process.stdin.on('error', (error) => end(error.message));
    const lines = createInterface({ input: this.#process.stdout, crlfDelay: Infinity });
    lines.on('line', (line) => this.#waiting.shift()?.resolve(JSON.parse(line)));
    lines.on('close', () => end('it answers no more'));
  }

  /** Further requests may be sent before the first is answered. @param {Request} request @returns {Promise<Answer>} */
  async measure(request) {
    return checked(await this.#answer(request));
  }

  /** Like `Client`'s. @param {Request[]} requests @returns {Promise<Answer[]>} */
  measureAll(requests) {
    return Promise.all(requests.map((request) => this.#answer(request)));
  }

  #answer(request) {
    return new Promise((resolve, reject) => {
      if (this.#hasEnded) return reject(new Error('galley has ended'));
      const line = JSON.stringify(request); // throws before anyone waits for an answer
      this.#waiting.push({ resolve, reject });
      this.#process.stdin.write(`${line}\n`);
    });
  }

  get #hasEnded() {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  /** Ends galley. @returns {Promise<number | null>} its exit status, null if a signal ended it */
  close() {
    return new Promise((resolve) => {
      if (this.#hasEnded) return resolve(this.#process.exitCode);
      this.#process.on('close', resolve);
      this.#process.stdin.end();
    });
  }
}
