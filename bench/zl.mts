import { readFileSync } from 'node:fs'
import { readBytes } from '#platform/documents/read-bytes.ts'
import { linesOf } from '#modules/resumes/profile/lines.ts'
import { sectionsOf } from '#modules/resumes/profile/sections.ts'
import { settleUnnamed } from '#modules/resumes/profile/unnamed-sections.ts'
import { withoutCoverLetter } from '#modules/resumes/profile/cover-letter.ts'
const d:any=await readBytes(new Uint8Array(readFileSync(process.argv[2]!)))
for (const s of settleUnnamed(sectionsOf(withoutCoverLetter(linesOf(d))))) { console.log('==',s.kind,(s as any).isUnnamed??'', (s as any).heading?.text??''); for (const l of s.lines) console.log((l.afterGap?'~':' ')+(l.continues?'+':' '), l.look.size, l.look.weight, l.look.italic?'i':'', JSON.stringify(l.column??null), '|', l.text.slice(0,150)) }
