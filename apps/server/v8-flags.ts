import v8 from 'node:v8'

// V8 interprets a pattern the first time and compiles it the second time. Interpreting the large patterns for résumés and names takes
// longer than compiling them: without this, replacing names for the first time keeps everyone waiting four times as long.
v8.setFlagsFromString('--no-regexp-tier-up')
