import { z } from 'zod'

// Zod tries whether it can compile checks from text. The content security policy of the pages forbids that, and Firefox reports
// each attempt as an error. Has to run before the first shape is made.
if (typeof document !== 'undefined') z.config({ jitless: true })
