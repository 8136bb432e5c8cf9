// Run with `GALLEY=path/to/galley node --test` in this folder; without GALLEY the server's tests are left out.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client, Refused, Stream } from './galley-measure.mjs';

const galley = process.env.GALLEY;
const echo = fileURLToPath(new URL('../python/tests/echo.py', import.meta.url));

test('the stream answers in order', async () => {
  const stream = new Stream(echo);
  const requests = Array.from({ length: 2000 }, (_, id) => ({ id, text: 'x'.repeat(id % 500) }));
  const answers = await stream.measureAll([...requests, {}]);
  assert.deepEqual(answers.slice(0, -1).map(({ id }) => id), requests.map(({ id }) => id));
  assert.equal(answers.at(-1).error.field, 'text');
  await assert.rejects(stream.measure({}), Refused);
  assert.equal(await stream.close(), 0);
});

test('a request that JSON cannot have fails alone', async () => {
  const stream = new Stream(echo);
  const cycle = { text: 'a' };
  cycle.self = cycle;
  await assert.rejects(stream.measure({ text: 'a', width: 1n }), TypeError);
  await assert.rejects(stream.measureAll([{ id: 1, text: 'a' }, cycle, { id: 3, text: 'a' }]), TypeError);
  assert.equal((await stream.measure({ id: 4, text: 'a' })).id, 4);
  assert.equal(await stream.close(), 0);
});

test('a stream that ends or is not there fails what is asked', async () => {
  const stream = new Stream(echo);
  await assert.rejects(stream.measure({ text: 'end' }), /galley has ended/);
  await assert.rejects(new Stream('/nowhere/galley').measure({ text: 'a' }), /galley has ended/);
});

test('a stream that a signal has ended fails what is asked', async () => {
  const stream = new Stream(echo);
  await assert.rejects(stream.measure({ text: 'kill' }), /galley has ended/);
  await new Promise((resume) => setTimeout(resume, 200));
  await assert.rejects(stream.measure({ text: 'a' }), /galley has ended/);
  assert.equal(await stream.close(), null);
});

test('the server measures', { skip: galley ? false : 'no GALLEY' }, async () => {
  const server = spawn(galley, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(server.stdout, 'data');
  const client = new Client(String(line).trim().split(' ').at(-1));
  const answer = await client.measure({ id: 'a', text: 'Guten Tag', widths: [40, 400] });
  assert.deepEqual([answer.id, answer.measurements.map(({ width }) => width)], ['a', [40, 400]]);
  const answers = await client.measureAll([{ id: 1, text: 'a' }, { txt: 'typo' }]);
  assert.deepEqual([answers[0].id, 'error' in answers[1]], [1, true]);
  await assert.rejects(client.measure({ text: 'a', widht: 3 }), Refused);
  server.kill('SIGTERM');
  assert.deepEqual(await once(server, 'exit'), [0, null]);
});
