import { readIntent } from '#modules/interviewer/intent/read-intent.ts'
import { readFileSync, readdirSync } from 'node:fs'
const dir = 'modules/evaluation/labelled/'
const out: Record<string, [number, number]> = {}
const walk = (v: any, file: string, language: string) => {
  if (Array.isArray(v)) return v.forEach(o => walk(o, file, language))
  if (v && typeof v === 'object') {
    const lang = typeof v.language === 'string' ? v.language : language
    for (const [k, x] of Object.entries(v)) {
      if ((k === 'answer' || (k === 'text' && 'elements' in v)) && typeof x === 'string' && ['en', 'de', 'fr', 'es'].includes(lang)) {
        const t = (out[file] ??= [0, 0]); t[0] += 1
        const r = readIntent(x, { language: lang })
        if (r && r.intent !== 'other_language') { t[1] += 1; if (!file.includes('held-out')) console.log(file, lang, r.intent, '|', x.slice(r.start, r.end).slice(0, 160)) }
      } else walk(x, file, lang)
    }
  }
}
const rec = (d: string) => { for (const f of readdirSync(d, { withFileTypes: true })) { if (f.isDirectory()) rec(d + f.name + '/'); else if (f.name.endsWith('.json')) { try { walk(JSON.parse(readFileSync(d + f.name, 'utf8')), (d + f.name).replace(dir, ''), 'en') } catch {} } } }
rec(dir)
console.log(out)
