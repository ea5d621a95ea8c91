import { readFileSync, writeFileSync, existsSync } from 'node:fs'
import { casesOf, examples, learn } from '#modules/interviewer/labelled/train.ts'
import { readIntent } from '#modules/interviewer/intent/read-intent.ts'
const all = examples()
const pairs = all.filter(one => one.batch === 'pairs')
const FOLDS = 2
const foldOf = new Map(pairs.map((one, i) => [one, Math.floor(i / 16) % FOLDS]))
let reqs = 0, reqR = 0, ur = 0, urR = 0, ans = 0, ansR = 0, alarm = 0
const A = new Set(['self_harm', 'distress', 'end'])
for (let fold = 0; fold < FOLDS; fold += 1) {
  const file = `/tmp/fold-${fold}.json`
  if (!existsSync(file)) {
    const w = learn(casesOf(all.filter(one => foldOf.get(one) !== fold)))
    writeFileSync(file, JSON.stringify([...w].map(([f, m]) => [f, [...m]])))
  }
  const weights = new Map((JSON.parse(readFileSync(file, 'utf8')) as [string, [number, number][]][]).map(([f, m]) => [f, new Map(m)]))
  for (const one of pairs.filter(p => foldOf.get(p) === fold)) {
    const k = readIntent(one.text, { language: one.language, weights })?.intent ?? 'answer'
    if (one.kind === 'answer') { ans++; if (k === 'answer') ansR++; else if (A.has(k)) alarm++ }
    else { reqs++; if (k === one.kind) reqR++; if (A.has(one.kind)) { ur++; if (A.has(k) || k === 'break') urR++ } }
  }
}
console.log(`SA ${process.env['SA']} SU ${process.env['SU']}: requests ${reqR}/${reqs}, urgent ${urR}/${ur}, answers ${ansR}/${ans}, alarms ${alarm}`)
