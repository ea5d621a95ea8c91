import { readFileSync } from 'node:fs'
import { readBytes } from '#platform/documents/read-bytes.ts'
import { linesOf } from '#modules/resumes/profile/lines.ts'
import { sectionsOf } from '#modules/resumes/profile/sections.ts'
import { settleUnnamed } from '#modules/resumes/profile/unnamed-sections.ts'
import { withBrokenLines } from '#modules/resumes/profile/header-lines.ts'
import { datedEntries } from '#modules/resumes/profile/entries.ts'
const d:any=await readBytes(new Uint8Array(readFileSync(process.argv[2]!)))
const k=process.argv[3] as any ?? 'experience'
for (const s of settleUnnamed(sectionsOf(linesOf(d)))) if (s.kind===k||s.kind==='mixed') { console.log('==',s.kind); for (const e of datedEntries(withBrokenLines(s.lines),k)) console.log(e.from, e.to, s.lines.length, e.range?.from,e.range?.to, e.parts.map(p=>`[${p.text} ${p.slot}${p.isPlace?' PLACE':''}${p.isRemark?' REM':''}${p.role?' '+p.role:''}]`).join(' ')) }
