// Checks the imports between the parts of the product (docs/architecture.md). Prints each forbidden import and fails.
import fs from 'node:fs'
import path from 'node:path'

const FOLDERS = ['apps', 'modules', 'platform', 'ui', 'db']
const EXTENSIONS = /\.(ts|tsx|mjs)$/

/** From the bottom up: a module may import the modules before it, only through their public files. */
const ORDER = [
  'platform-settings',
  'organizations',
  'billing',
  'accounts',
  'two-factor',
  'forms',
  'interview-flows',
  'jobs',
  'resumes',
  'applications',
  'messages',
  'attachments',
  'imports',
  'job-closings',
  'busy-calendars',
  'scheduling',
  'screenings',
  'interviews',
  'calendar-feed',
  'offers',
  'todos',
  'team',
  'audit',
  'recordings',
  'answer-structure',
  'interviewer',
  'interview-room',
  'evaluation',
  'custom-ai',
  'retention',
  'application-archive',
  'share-links',
  'model-check',
  'practice',
  'dry-runs',
  'sample-data',
  'analysis',
  'first-run',
  'dashboard',
  'notifications',
  'merges',
  'data-export',
  'email-templates',
  'super-admin',
  'site',
]
/** `scheduling` books times for any subject and must not know which. */
const FORBIDDEN = {
  scheduling: [
    'applications',
    'resumes',
    'screenings',
    'recordings',
    'interviews',
    'calendar-feed',
    'offers',
    'interview-room',
    'evaluation',
    'jobs',
    'interview-flows',
    'forms',
  ],
  // A résumé knows its application only by ID.
  resumes: ['jobs', 'interview-flows', 'forms'],
  // What is said next depends on what was asked and answered, and on nothing else.
  interviewer: ORDER.slice(0, ORDER.indexOf('interviewer')).filter(name => name !== 'answer-structure'),
  // The structure of an answer depends on its words and its question alone.
  'answer-structure': ORDER.slice(0, ORDER.indexOf('answer-structure')),
}
const DOORS = /^(?:(?:contract|policy|public|events|room-protocol)\.ts|words\/[a-z-]+\.ts)$/

const files = FOLDERS.flatMap(folder =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true })
        .map(file => path.join(folder, file))
        .filter(file => EXTENSIONS.test(file))
    : [],
)

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?from\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

function targetOf(file, name) {
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? path.join(path.dirname(file), name) : null
}

/** The list of pages: the router shows them, and the server answers other addresses with 404. */
const LIST_OF_PAGES = /^apps\/web\/(?:super-admin-)?paths\.ts$/

const sideOf = file => {
  if (LIST_OF_PAGES.test(file)) return 'both'
  if (file.startsWith('ui/') || file.startsWith('apps/web/') || /^modules\/[^/]+\/web\//.test(file)) return 'web'
  if (
    file.startsWith('apps/server/') ||
    /^modules\/[^/]+\/server\//.test(file) ||
    /^modules\/[^/]+\/public\.ts$/.test(file)
  )
    return 'server'
  return 'both'
}

/** The only server files that import pages, to render them. */
const RENDERING = /^apps\/server\/http\/(?:render-page|candidate-page|job-posting)\.ts$/

/** Parts of the platform that also run in a browser. */
const WEB_PLATFORM =
  /^platform\/(access\/(policy|roles)|color|contract|documents\/reading|events\/timeline|clock|locale)\b/

const moduleOf = file => /^modules\/([^/]+)\//.exec(file)?.[1]

function betweenModules(from, to, target) {
  const own = moduleOf(from)
  const other = moduleOf(target)
  if (!own || !other || own === other) return null
  const inside = target.slice(`modules/${other}/`.length)
  const shared = DOORS.test(inside) || /^profile\/schema\.ts$/.test(inside) || /^engine\/schema\.ts$/.test(inside)
  const composed = sideOf(from) === 'web' && inside.startsWith('web/')
  if (!shared && !composed) return `imports internals of ${other}; use its contract.ts, policy.ts, public.ts or words`
  if (FORBIDDEN[own]?.includes(other)) return `${own} must not know ${other}`
  if (ORDER.indexOf(other) >= ORDER.indexOf(own))
    return `${own} is below ${other} and must not import it; use an event instead`
  return null
}

function wrongArrow(from, target) {
  const test = /\.(test|fixture)\.tsx?$/.test(from)
  if (test) return null
  const [source] = from.split('/')
  const [goal] = target.split('/')
  if (source === 'platform' && goal !== 'platform') return 'the platform imports nothing above it'
  if (source === 'ui' && !['ui', 'platform'].includes(goal)) return 'the design system imports no module'
  if (source === 'modules' && !['modules', 'platform', 'ui', 'db'].includes(goal)) return 'a module imports no app'
  if (source === 'modules' && goal === 'db') return 'a module does not import the database folder'
  if (sideOf(from) === 'web' && sideOf(target) === 'server') return 'web code must not import server code'
  if (sideOf(from) === 'server' && sideOf(target) === 'web' && !RENDERING.test(from))
    return 'server code must not import web code'
  if (sideOf(from) === 'web' && goal === 'platform' && !WEB_PLATFORM.test(target))
    return 'this part of the platform does not run in a browser'
  return betweenModules(from, goal, target)
}

let wrong = 0
for (const file of files) {
  const text = fs.readFileSync(file, 'utf8')
  const targets = [...text.matchAll(IMPORT)].map(found => targetOf(file, found[1] ?? found[2])).filter(Boolean)
  for (const target of targets) {
    const why = wrongArrow(file, target)
    if (!why) continue
    wrong += 1
    console.log(`${file} -> ${target}: ${why}`)
  }
}

for (const banned of files.filter(file => /\/(utils?|helpers?|misc|common|manager)(\/|\.)/.test(file))) {
  wrong += 1
  console.log(`${banned}: this name is too vague`)
}

/** A module above this share of all code holds more than one concept. */
const LARGEST_SHARE = 0.15
const linesOf = list => list.reduce((sum, file) => sum + fs.readFileSync(file, 'utf8').split('\n').length, 0)
const allCode = [...FOLDERS, 'tests', 'bench'].flatMap(folder =>
  fs
    .readdirSync(folder, { recursive: true })
    .map(file => path.join(folder, file))
    .filter(file => /\.(ts|tsx|mjs|css)$/.test(file) && !file.includes('node_modules')),
)
const allLines = linesOf(allCode)
for (const module of fs.readdirSync('modules')) {
  const share = linesOf(allCode.filter(file => file.startsWith(`modules/${module}/`))) / allLines
  if (share <= LARGEST_SHARE) continue
  wrong += 1
  console.log(`modules/${module} is ${(share * 100).toFixed(1)} % of the code; split it`)
}

console.log(`${files.length} files, ${wrong} wrong arrows`)
process.exit(wrong > 0 ? 1 : 0)
