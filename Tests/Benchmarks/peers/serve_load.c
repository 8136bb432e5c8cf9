// Sends requests to a server on loopback over connections that stay open, for one text after the other on each.
//
//   serve_load --port N [--connections N] [--seconds S] [--name NAME]
//
// Every connection has a thread, which sends a request, waits for the whole answer, and repeats. Status 200 counts as
// answered, 429 and 503 as refused, and anything else, or no answer, as lost. Prints `name <tab> value <tab> unit`
// lines, wall time.

#define _GNU_SOURCE  // strcasestr

#include <arpa/inet.h>
#include <pthread.h>
#include <stdbool.h>
#include <sys/socket.h>
#include <unistd.h>

#include "peer.h"

typedef struct {
  int port, number;
  double end;
  long answered, refused, lost;
  GArray *milliseconds;  // of each that was answered
} Connection;

static double now(void) {
  struct timespec time;
  if (clock_gettime(CLOCK_MONOTONIC, &time) != 0) fail("no clock");
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static int connected(int port) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int descriptor = socket(AF_INET, SOCK_STREAM, 0);
  if (descriptor < 0) fail("no socket");
  // An overloaded server may delay its answer, but not for ever.
  struct timeval limit = {.tv_sec = 20};
  setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
  if (connect(descriptor, (struct sockaddr *)&address, sizeof address) != 0) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}

// Reads an answer to its end and returns its status; 0 if there is none.
static int read_answer(int descriptor) {
  char buffer[1 << 16];
  size_t used = 0;
  const char *body = NULL;
  size_t length = 0;
  while (body == NULL || used < (size_t)(body - buffer) + length) {
    ssize_t count = used + 1 < sizeof buffer ? read(descriptor, buffer + used, sizeof buffer - 1 - used) : 0;
    if (count <= 0) return 0;
    used += (size_t)count;
    buffer[used] = 0;
    if (body == NULL && (body = strstr(buffer, "\r\n\r\n")) != NULL) {
      body += 4;
      const char *field = strcasestr(buffer, "content-length:");
      if (field == NULL) return 0;
      length = strtoul(field + strlen("content-length:"), NULL, 10);
    }
  }
  return atoi(buffer + strlen("HTTP/1.1 "));
}

static bool ask(int descriptor, int connection, long number) {
  char body[256], request[512];
  int length = snprintf(body, sizeof body, "{\"text\": \"Message %ld of %d\", \"width\": 163, \"lines\": 2}", number,
                        connection);
  int size = snprintf(request, sizeof request,
                      "POST /measure HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                      "Content-Length: %d\r\n\r\n%s",
                      length, body);
  return send(descriptor, request, (size_t)size, MSG_NOSIGNAL) == size;
}

static void *run(void *argument) {
  Connection *connection = argument;
  int descriptor = connected(connection->port);
  for (long number = 0; now() < connection->end; number++) {
    double start = now();
    int status = descriptor >= 0 && ask(descriptor, connection->number, number) ? read_answer(descriptor) : 0;
    if (status == 200) {
      double passed = 1000 * (now() - start);
      g_array_append_val(connection->milliseconds, passed);
      connection->answered++;
    } else if (status == 429 || status == 503) {
      connection->refused++;
      usleep(1000);
    } else {
      connection->lost++;
      if (descriptor >= 0) close(descriptor);
      descriptor = connected(connection->port);
    }
  }
  if (descriptor >= 0) close(descriptor);
  return NULL;
}

static int compare(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static void print(const char *name, const Connection *connections, int count, double seconds) {
  GArray *all = g_array_new(FALSE, FALSE, sizeof(double));
  long answered = 0, refused = 0, lost = 0;
  for (int i = 0; i < count; i++) {
    answered += connections[i].answered;
    refused += connections[i].refused;
    lost += connections[i].lost;
    g_array_append_vals(all, connections[i].milliseconds->data, connections[i].milliseconds->len);
  }
  if (all->len == 0) fail("nothing was answered");
  qsort(all->data, all->len, sizeof(double), compare);
  printf("%s.answered\t%.0f\tanswers/s\n", name, (double)answered / seconds);
  printf("%s.p50\t%.3f\tms\n", name, g_array_index(all, double, all->len / 2));
  printf("%s.p99\t%.3f\tms\n", name, g_array_index(all, double, all->len * 99 / 100));
  printf("%s.refused\t%.0f\tanswers/s\n", name, (double)refused / seconds);
  printf("%s.lost\t%ld\trequests\n", name, lost);
}

int main(int count, char **arguments) {
  int port = atoi(option(count, arguments, "port", NULL));
  int connections = atoi(option(count, arguments, "connections", "4"));
  double seconds = atof(option(count, arguments, "seconds", "5"));
  if (port <= 0 || connections <= 0 || seconds <= 0) fail("--port, --connections and --seconds take positive numbers");
  Connection *all = g_new0(Connection, connections);
  pthread_t *threads = g_new0(pthread_t, connections);
  double end = now() + seconds;
  for (int i = 0; i < connections; i++) {
    all[i] = (Connection){.port = port, .number = i, .end = end};
    all[i].milliseconds = g_array_new(FALSE, FALSE, sizeof(double));
    if (pthread_create(&threads[i], NULL, run, &all[i]) != 0) fail("no thread");
  }
  for (int i = 0; i < connections; i++) pthread_join(threads[i], NULL);
  print(option(count, arguments, "name", "http"), all, connections, seconds);
}
