import v8 from 'node:v8'

// V8 interprets a pattern the first time and compiles it the second time. Interpreting the large patterns for résumés and names takes
// longer than compiling them at once: without this, the first answer whose names are replaced keeps everyone waiting for a second.
v8.setFlagsFromString('--no-regexp-tier-up')
