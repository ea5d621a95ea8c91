/** Megabytes of JavaScript heap. Memory outside the heap is limited by watching the process. */
const MOST_HEAP_MB = 384

/**
 * Node's flags for a process that reads one document. Most need less than a second of processor time, and by default a third of it
 * compiles code that runs only a few times: patterns twice, functions too early. Compiled code is valid with the same flags only
 * (apps/server/compiled).
 */
export const CHILD_FLAGS = [`--max-old-space-size=${MOST_HEAP_MB}`, '--no-regexp-tier-up', '--interrupt-budget=600000']
