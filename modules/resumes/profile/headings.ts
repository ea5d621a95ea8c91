import { simplified } from './simplified.ts'
import { kindOfFixedPhrase } from './heading-phrases.ts'

export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'contact'
  | 'other'

/** In lower case. Turkish İ and ı become i, because capitals do not tell them apart in other languages. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/\u0307/g, '')
    .replace(/ı/g, 'i')
    .replace(/[’‘]/g, "'")

export const split = (text: string) => fold(text).trim().split(/\s+/)

/** Words that name a section, by kind, for all languages together (en de fr es it pt nl pl sv tr ar), because they do not conflict. */
const keys: Record<SectionKind, string[]> = {
  summary:
    split(`bilgi الوظيفي المهني الأهداف profile summary objective objectives statement overview about goal goals profil kurzprofil zusammenfassung mich propos accroche
    objectif présentation perfil resumen sobre mí objetivo profilo sommario sono resumo mim profiel samenvatting mij
    podsumowanie mnie sammanfattning profilbeskrivning özet profilim hakkımda hedef hedefi hedefim presentation kort zielsetzung apresentação cilj cel kim-jestem الملخص ملخص نبذة عني الهدف الشخصي ja`),
  experience:
    split(`görevler görevleri sektör akademik التجربة تجاربي تجربتي stationen berufsstationen werkzaamheden betrekkingen functies przebieg-kariery experience experiences employment employments work career jobs positions berufserfahrung berufserfahrungen berufspraxis
    praxiserfahrung praxis praktika werdegang laufbahn tätigkeiten tätigkeit arbeitserfahrung beschäftigung erwerbstätigkeit expérience expériences parcours emplois stages experiencia
    experiencias trayectoria empleo esperienza esperienze experiência experiências trajetória emprego werkervaring loopbaan ervaring stages
    arbeidsverleden doświadczenie zatrudnienie zatrudnienia kariera kariery praca praktyki arbetslivserfarenhet erfarenhet anställningar
    anställning yrkeserfarenhet arbetserfarenhet percurso trayecto werk werkverleden anställd jobb yrkesliv jobbhistorik stellen arbeit arbeitsstellen berufstätigkeit carriera impieghi lavoro çalıştığım emplois postes yrkesbakgrund arbetsgivare deneyim deneyimi deneyimler deneyimleri tecrübe tecrübesi tecrübeler kariyer iş işler التوظيف الوظيفية الوظائف مسيرتي خبراتي خبرتي عملي الخبرة الخبرات خبرة العملية المهنية`),
  education:
    split(`aus- school meisterschule التكوين الشواهد diplomas-y education qualifications studies academic academics schooling degrees ausbildung bildung studium bildungsweg
    schulbildung hochschulbildung bildungsgang schulausbildung berufsausbildung formation formations études diplômes éducation scolarité formación educación
    estudios titulación istruzione formazione studi formação educação escolaridade habilitações estudos opleiding opleidingen onderwijs studie
    studies wykształcenie edukacja szkoła szkoły nauka utbildning utbildningar studier skolor skolgång scholen schulen schule gelernt écoles scuole escolas escuelas okullar okul öğrenimim eğitim öğrenim eğitimi eğitimim الدراسية العلمية تعليمي دراستي المؤهل التعليم المؤهلات الدراسة الأكاديمية التعليمية`),
  skills:
    split(`الكفاءات كفاءات الـكفاءات bilgi-beceri yetkinliklerim punti fuertes forts fortalezas kennis skills skill skillset competencies competences technologies tech techs tools expertise stack toolbox proficiencies strengths kenntnisse fähigkeiten
    kompetenzen fachkenntnisse zusatzqualifikationen zusatzqualifikation edv-kenntnisse it-kenntnisse edv computerkenntnisse qualifikationen stärken compétences outils habilidades competencias destrezas
    conocimientos aptitudes herramientas especialidades competenze capacità conoscenze competências habilidades conhecimentos aptidões vaardigheden competenties
    kennis umiejętności kompetencje technologie co-umiem umiem atuty kompetenser kunskaper färdigheter datorkunskaper bilgisayar können kann sais-faire savoir-faire beceriler yetenekler yetkinlikler becerileri المهارات مهارات مهاراتي القدرات قدراتي`),
  languages:
    split(`languages language sprache sprachen sprachkenntnisse langues idiomas lingue línguas talen talenkennis języki języków
    fremdsprachen języki język språk språkkunskaper diller dil dili lisan اللغات لغات لغاتي`),
  certificates:
    split(`sertifikalar sınav sinav papieren التراخيص registraties registrations ruhsatlar certificates certificate certifications certification licenses licences licensure zertifikate zertifizierungen zertifizierung
    bescheinigungen certificats certificados certificaciones certificazioni certificações certificaten certyfikaty certifikat certifieringar
    sertifikalar sertifika belgeler papiery scheine legitimation intyg attestations permis kurse weiterbildung weiterbildungen fortbildung fortbildungen lehrgänge cursos corsi cursussen bijscholing trainings training trainingen kursy szkolenia kurser kurslar courses seminars seminare cours seminarios الدورات الدورة rijbewijs rijbewijzen führerschein führerscheine licencje licenser lizenzen licenze licenças licencias belgeler ruhsat carnés accréditations abilitazioni patentini brevetti körkort endorsements endorsement license licence mitgliedschaften diplomas bewijzen certificações habilitações الشهادات شهادات شهاداتي الرخص التراخيص الشهادة uprawnienia badges`),
  contact:
    split(`contact contacts kontakt kontaktdaten kontaktuppgifter coordonnées contacto contatti contato contactgegevens kontaktowe osobowe personalien
    personales personali pessoais personal persönliche persoonlijke anschrift personuppgifter iletişim kişisel الاتصال تواصل للتواصل التواصل معلومات الشخصية`),
  other:
    split(`enseñanza docencia docência enseignement enseignements lehrtätigkeit lehrtätigkeiten didattica dydaktyka undervisning sonstiges sonstige verschiedenes diverses wehr- zivildienst wehrdienst askerlik العضويات التطوع المعرفون الأبحاث overig verder registro stampa premi philosophie fier loisirs freizeit projects project references reference referees interests hobbies hobbys publications publication posters conferences
    awards award honours honors volunteering courses coursework patents memberships affiliations achievements accomplishments volunteer activity activities involvement extracurricular
    extra-curricular leadership presentations talks teaching research scholarships grants fellowships fellowship funding bourses becas bolsas stipendien training trainings strengths philosophy
    ehrenamtliche bénévole bénévoles projekte projekt referenzen interessen freizeit seminare
    veröffentlichungen publikationen auszeichnungen ehrenamt weiterbildung weiterbildungen fortbildung fortbildungen kurse engagement
    projets références intérêts loisirs bénévolat centres distinctions prix proyectos referencias intereses
    aficiones voluntariado cursos premios publicaciones logros progetti referenze interessi pubblicazioni volontariato corsi hobby riconoscimenti
    projetos referências interesses voluntariado publicações prêmios prémios projecten referenties hobby's vrijwilligerswerk nevenactiviteiten
    publicaties cursussen projekty referencje zainteresowania publikacje kursy szkolenia wolontariat osiągnięcia nagrody klauzula links online
    projekt referenser intressen fritid uppdrag kurser utmärkelser ideellt projeler referanslar hobiler ilgi kurslar ödüller gönüllü
    المشاريع المراجع الاهتمامات الهوايات الدورات الدورة إنجازات الإنجازات التطوعي المتطوع الجوائز التطوع السنة`),
}

/** Further words that a heading may contain. */
const fillers = new Set(
  split(`professional working relevant my selected recent and & + other further key core technical main areas of the significant related
    history background data daten datos dati dados dane gegevens internship internships computer software programming web digital
    industry practical international clinical additional soft hard info information details in me i about foreign chosen previous campus on special
    summary profile experience education skills it tech personal programs program full-time part-time employment
    zusätzliche beruflicher berufliche berufliches professionelle persönliche und weitere schulische akademische über meine sonstige technische besondere angaben
    et professionnelle professionnelles professionnel à mes académique académiques informatiques informatique linguistiques techniques de d' des compléments personnelles
    profesional profesionales laboral laborales y académica académicos técnicas informáticos informática mi acerca de complementaria otros adicional
    lavorativa lavorative professionale professionali e linguistiche tecniche informatiche chi su altre digitali
    profissional profissionais acadêmica académica técnicas o em do da outras complementar complementares cursos
    professionele relevante en over persoonlijke overige technische
    zawodowe zawodowa zawodowy przebieg i obce znajomość języków o osobiste dodatkowe techniczne moje
    och om mig övrigt övriga tekniska meriter ve bilgileri bilgiler teknik yabancı mesleki profesyonel iş kişisel alanları
    في عن و العمل المعلومات بيانات المهنية`),
)

/** Section names of Chinese résumés, which are written without spaces. */
const chinese: [RegExp, SectionKind][] = [
  [
    /^\p{Script=Han}{0,3}(?:工作|职业|实习|从业|任职|任教|执业|就业)(?:与?\p{Script=Han}{2})?(?:经历|经验|背景|历程|履历|情况|经过|生涯|记录)$/u,
    'experience',
  ],
  [
    /^(?:(?:教育|学历|学习|学术|求学|受教育|读书)(?:背景|经历|信息|情况|与培训|经过|历程|之路)?|(?:主要)?教育(?:及|与|和)培训(?:经历|背景)?)$/,
    'education',
  ],
  [
    /^(?!语言|外语)(?:it|\p{Script=Han}{0,4})(?:技能|技术栈|技术|能力|特长|专长|擅长)(?:清单|证书|特长|与工具|与证书)?$/iu,
    'skills',
  ],
  [/^(?:语言|外语|语种)(?:能力|水平|技能)?(?:与等级)?$/, 'languages'],
  [/^\p{Script=Han}{0,3}(?:证书|认证|资质|证照|资格|执照)(?:与奖项|与培训|与职称)?$/u, 'certificates'],
  [/^(?:自我|个人|职业)?(?:评价|简介|总结|优势|概述|概要|介绍|求职意向|目标|摘要)$|^求职意向$|^关于我$/, 'summary'],
  [/^(?:联系方式|联系信息|个人信息|基本信息)$/, 'contact'],
  [
    /^(?!\p{Script=Han}*(?:经理|主管|总监|工程师|负责人|主任|专员|助理|老师|教师|讲师|秘书|员)$)(?:项目|科研|教研|开源|校园|社会|社团|志愿|实践|竞赛|荣誉|获奖|学生|培训)\p{Script=Han}{0,6}$|^兴趣\p{Script=Han}{0,4}$|^(?:奖项|荣誉|论文|出版物|其他|爱好)\p{Script=Han}{0,4}$/u,
    'other',
  ],
]

export const kinds = Object.keys(keys) as SectionKind[]
export const kindOfWord = new Map(kinds.toReversed().flatMap(kind => keys[kind].map(word => [word, kind] as const)))
/** Of two kinds in one heading ("Education and skills", "Work history") the earlier of these wins. */
export const order: SectionKind[] = [
  'experience',
  'education',
  'languages',
  'certificates',
  'skills',
  'summary',
  'contact',
  'other',
]

/** Arabic joins "and" and the article to the word: "والدورات". */
const bareArabic = (word: string) => word.replace(/^و(?=ال|\p{L}{4})/u, '')
export const kindOf = (word: string) => kindOfWord.get(word) ?? kindOfWord.get(bareArabic(word)) ?? null
const isFiller = (word: string) => fillers.has(word) || fillers.has(bareArabic(word))
export const isKnown = (word: string) => kindOf(word) !== null || isFiller(word)

const MOST_LETTERS = 40

/** "W O R K E X P E R I E N C E": the words of spaced letters, as long as possible, if all of them are known. */
function knownWords(letters: string): string[] | null {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= letters.length; end++) {
    best[end] = null
    for (let from = 0; from < end; from++) {
      const before = best[from]
      const word = letters.slice(from, end)
      const shortest = best[end]?.length ?? Infinity
      const isBetter = before && before.length + 1 < shortest
      if (before && isBetter && isKnown(word)) best[end] = [...before, word]
    }
  }
  return best[letters.length] ?? null
}

/** Letters set apart. Where two stand close, as in "WA S", a program may write them as one. */
const isSpaced = (text: string) => {
  const pieces = text.trim().split(/\s+/)
  const single = pieces.filter(piece => /^[\p{L}&-]$/u.test(piece)).length
  return (
    pieces.length >= 4 && single >= pieces.length * 0.6 && pieces.every(piece => /^[\p{L}&-]{1,3}[!?]?$/u.test(piece))
  )
}

/** A heading without the spaces between its letters. */
export function closeUp(text: string): string {
  if (!isSpaced(text)) return text
  const letters = fold(text).replace(/\s+/g, '')
  return letters.length > MOST_LETTERS ? letters : (knownWords(letters)?.join(' ') ?? letters)
}

/** Work without pay, honours and coursework are not positions or degrees, regardless of the other words in their heading. */
const NEVER_CAREER =
  /^(volunt|ehrenamt|bénévol|volont|vrijwillig|wolontar|ideell|gönüllü|leadership|involvement|activit|extra-?curricular|project|projet|proyecto|progett|projekt|coursework|honou?rs|awards)/

/** "Academic projects", "Kişisel Projeler" */
const PROJECT = /^(?:project|projekt|projet|proyect|progett|proje(?:$|ler))/

/** A career objective is no career. */
const OBJECTIVE = /^(?:desired|objective|goal|hedef|ziel|zielsetzung|objetivo|objectif|obiettiv|doel|cel$|mål)/

function kindOfWords(plain: string): SectionKind | null {
  const words = plain.split(/[\s,/]+/).filter(Boolean)
  if (words.length === 0 || words.length > 6) return null
  const found = words.map(kindOf)
  if (!words.every((word, index) => found[index] || isFiller(word))) return null
  if (words.some(word => PROJECT.test(word)) && !found.includes('experience')) return 'other'
  if (words.some(word => NEVER_CAREER.test(word)) && found.includes('other')) {
    return found.includes('education') && !found.includes('experience') ? 'education' : 'other'
  }
  if (words.some(word => OBJECTIVE.test(word))) return 'summary'
  return order.find(kind => found.includes(kind)) ?? null
}

/** Whether a heading is known as a whole, whatever its words say alone: "Academic Appointments". */
export const isFixedHeading = (text: string): boolean => kindOfFixedPhrase(fold(text.trim())) !== null

/** The section that a line's words name; null if it is not a heading. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > 80) return null
  const plain = fold(closeUp(text.trim().replace(/\s*(?:\([^)]*\)|[“"«„][^”"»]{2,50}[”"»])$/, '')))
    .replace(/[:：.…_/|•■●▪►*‒–—―-]+\s*$/g, '')
    .replace(/^[^\p{L}]+/u, '')
    .replace(/^(?:(?:أول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن)ا?ً?ا?|[a-hivx]{1,4}[.)]|我的)\s*[:：.)-]?\s*/u, '')
    .trim()
  if (!plain || /\d|[@;()]/.test(plain)) return null
  // An icon before the heading may come out as any letter.
  return kindOfPhrase(plain) ?? (/^\p{L}\p{M}?\s+\p{L}{2}/u.test(plain) ? kindOfPhrase(plain.slice(2).trim()) : null)
}

/** Headings that are sentences about the person: "Where I've worked", "Dove ho studiato". */
const sentences: [RegExp, SectionKind][] = [
  [
    /^(?:where i(?:'ve| have)? (?:worked|been)|what i(?:'ve| have) done|wo ich (?:gearbeitet habe|gearbeitet|war|bin)|où j'ai travaillé|mon chemin|dónde (?:he trabajado|trabajé)|dove (?:ho lavorato|lavoro)|onde (?:trabalhei|já trabalhei)|waar ik (?:heb )?(?:gewerkt|werkte|werk)(?: heb)?|gdzie pracował[ea]m|var jag (?:har )?(?:jobbat|arbetat)|här har jag (?:jobbat|arbetat)|nerede çalıştım|nerelerde çalıştım|经历|工作过的地方)$/u,
    'experience',
  ],
  [
    /^(?:where i(?:'ve| have)? (?:studied|learned)|what i(?:'ve| have)? studied|wo ich gelernt habe|was ich gelernt habe|où j'ai (?:étudié|appris)|dónde (?:he estudiado|estudié)|dove ho studiato|onde estudei|waar ik (?:heb )?(?:gestudeerd|leerde)(?: heb)?|gdzie (?:uczył[ea]m się|studiował[ea]m)|var jag (?:har )?(?:studerat|pluggat)|nerede okudum|学校)$/u,
    'education',
  ],
  [
    /^(?:what i (?:can|do|know|use|bring)|things i (?:know|do)|was ich (?:kann|mitbringe)|ce que je (?:sais(?: faire)?|maîtrise|fais)|lo que (?:sé(?: hacer)?|hago)|cosa so(?: fare)?|con cosa lavoro|o que (?:sei(?: fazer)?|faço)|(?:wat|dit) (?:ik kan|kan ik)|kan ik|co (?:umiem|potrafię)|(?:vad|det här|detta) (?:jag kan|kan jag)|neler (?:yapabilirim|biliyorum)|我会的)$/u,
    'skills',
  ],
  [
    /^(?:(?:languages )?i speak|how i speak|ich spreche|je parle|hablo|come parlo|parlo|falo|(?:ik spreek|talen die ik spreek)|mówię po|jag talar|konuştuğum diller)$/u,
    'languages',
  ],
]

function kindOfPhrase(plain: string): SectionKind | null {
  const fixed = kindOfFixedPhrase(plain.replace(/\s+/g, ' '))
  if (fixed) return fixed
  const said = sentences.find(([pattern]) => pattern.test(plain))
  if (said) return said[1]
  const han = simplified(plain).replace(/[\s·、/与和&]+/g, '')
  if (/^\p{Script=Han}+$/u.test(han)) {
    return (
      chinese.find(
        ([pattern]) => pattern.test(han) || pattern.test(simplified(plain).split(/[\s·、/与和&]+/)[0]!),
      )?.[1] ?? null
    )
  }
  return kindOfWords(plain)
}
