import { tokens } from '../text/tokens.ts'
import type { Cut } from './cuts.ts'
import { plainWord } from './faith.ts'
import { PERSONAL } from './person/statements.ts'
import { type WiderKind, widerKindAt } from './person/words.ts'

// What a résumé says of a person outside of its labels: gaps in employment, and the parts about interests, volunteering and the person.

/** Headings of parts that are not about work, in en de fr es it pt nl pl sv tr. */
const PRIVATE =
  /^\s*(?:interests|hobbies|leisure|outside (?:of )?work|free time|volunteer\p{L}*|voluntary(?: work)?|community|personal(?: (?:details|information|data|notes?|profile))?|about me|who i am|other|miscellaneous|additional information|interessen|freizeit|hobbys|ehrenamt\p{L}*|engagement|privat\p{L}*|persönliche\p{L}*(?: daten| angaben)?|zu meiner person|zur person|über mich|sonstiges|verschiedenes|loisirs|centres d[’']intérêts?|passions|bénévolat|divers|hors bureau|vie associative|engagements?|à propos(?: de moi)?|informations personnelles|aficiones|intereses|gustos(?: e inquietudes)?|voluntariado|otros(?: datos)?|datos personales|sobre mí|personal|interessi|tempo libero|volontariato|associazioni|associazionismo|il resto|passioni|chi sono|altro|altre informazioni|dati personali|su di me|interesses|voluntariado|tempo livre|outras informações|informações adicionais|outros|dados pessoais|quem sou|sobre mim|hobby['’]?s|vrijwilligerswerk|overig\p{L}*|verder|allerlei|vrije tijd|wie ben ik|over mij|persoonlijk\p{L}*|zainteresowania|wolontariat|inne|prywatnie|poza pracą|czas wolny|pasje|hobby|dane osobowe|o mnie|intressen|fritid|ideellt(?: arbete)?|övrigt|annat|uppdrag|föreningsliv|om mig|kort om mig|ilgi alanları|hobiler|gönüllülük|diğer|notlar|kısaca|hobi|kişisel bilgiler|hakkımda|الهوايات|الاهتمامات|هوايات واهتمامات|العمل التطوعي|التطوع|معلومات شخصية|البيانات الشخصية|نبذة شخصية|معلومات أخرى|أخرى|兴趣爱好|爱好|兴趣|志愿服务|志愿者经历|社会活动|个人信息|个人资料|基本信息|其他|其他信息|自我评价)\s*:?\s*$/iu
/** What is about work, in the same languages and in Arabic and Chinese. */
const WORK =
  /^\s*(?:work|jobs?|posts|positions|roles|tools|stack|software|it|equipment|methods|professional|employment|experience|career|history|projects?|publications?|skills|technical|languages|certific\p{L}*|licen[cs]es|training|education|academic|summary|profile|objective|references|awards|berufs?\p{L}*|erfahrung|werdegang|praxis|projekte|kenntnisse|fähigkeiten|edv|sprachen|weiterbildung|ausbildung|bildung|studium|schul\p{L}*|zertifikate|profil|kurzprofil|referenzen|stationen|expériences?|parcours|carrière|projets|compétences|savoir|langues|formation|études|diplômes|certifications|résumé|profil|experiencia|trayectoria|trabajos?|proyectos|habilidades|competencias|conocimientos|idiomas|formación|educación|estudios|cursos|perfil|resumen|referencias|esperienz\p{L}*|lavor\p{L}*|carriera|progetti|competenze|conoscenze|lingue|formazione|istruzione|studi|profilo|experiência|percurso|carreira|projetos|competências|habilitações|línguas|formação|educação|resumo|werk\p{L}*|ervaring|loopbaan|projecten|vaardigheden|talen|opleiding\p{L}*|diploma|studies|profiel|doświadczenie|praca|kariera|projekty|umiejętności|języki|wykształcenie|edukacja|szkoły|kursy|profil|podsumowanie|arbetslivs\p{L}*|arbete|anställning\p{L}*|erfarenhet|projekt|kunskaper|färdigheter|språk|utbildning|kurser|profil|iş |deneyim|çalışma|projeler|beceri\p{L}*|yetenek\p{L}*|diller|eğitim|sertifika\p{L}*|özet|profil|الخبر|المسار|المهارات|اللغات|التعليم|المؤهلات|الدراسة|الدورات|ملخص|工作|职业|项目|技能|专业|语言|教育|学历|培训|证书|个人简介|求职)/iu
/** Any other heading: a short line without figures and without a full stop. */
const HEADING = /^\s*\p{L}[\p{L}\s,&/’'-]{2,40}:?\s*$/u
const MOST_WORDS_OF_HEADING = 4
const LONGEST_HEADING = 60
const LONGEST_LINE = 400
/** Kinds that tell who somebody is wherever no work is told. */
const TELLING: ReadonlySet<WiderKind> = new Set<WiderKind>(['r', 'w', 'd', 'h', 'm', 'f', 'o', 'x', 'a', 'u', 'l', 'g'])

const DATES =
  /^\s{0,4}(?:[-–•*]\s)?(?:(?:\p{L}{3,10}\.?\s|\d{1,2}[./])?(?:19|20)\d\d)(?:\s?(?:[-–—/]|to|bis|à|a|al|until)\s?(?:(?:\p{L}{3,10}\.?\s|\d{1,2}[./])?(?:19|20)\d\d|\p{L}{3,10}))?\s{0,6}[:;,–—|-]?\s{0,4}/u
/** What is done in a gap, in en de fr es it pt nl pl sv tr. */
const GAP =
  /(?<!\p{L})(?:career break|break|time off|gap year|gap|auszeit|pause|familienphase|familienzeit|kindererziehung|karenz|elternzeit|mutterschutz|pflegezeit|pflege (?:meine\p{L}?|de[rs] (?:mutter|vaters?|eltern|angehörigen)|eines angehörigen|von angehörigen)|geburt (?:de[rs]|meine\p{L}?|von)|flucht|ankunft in|auswanderung|krankheit|krankheitsbedingt\p{L}*|reha|genesung|interruption|congé|accompagnement de m|naissance (?:de m|de n|des? jumea|des? tripl)|maladie|convalescence|exil|arrivée en|sin trabajar|pausa|excedencia|baja (?:por|de|maternal|médica|paternal)|cuidado de (?:mi|mis|un familiar|familiares|hij)|nacimiento de|enfermedad|por (?:una )?(?:cirugía|operación)|emigración|(?:caring for|care of|looking after|took care of) (?:my|our|a (?:parent|relative|family)|an? (?:ill|sick|elderly))|raising (?:my|our|a (?:child|family)|two|three|children|kids)|birth of|(?:parental|maternity|paternity|adoption|adoptive|family|compassionate|sick|medical) leave|illness|(?:for|after|due to|following) (?:\p{L}+ ){0,3}(?:surgery|recovery|treatment|operation)|recovery (?:from|after)|emigration|emigrated|immigrated|immigration (?:to|from)|congedo (?:parentale|di maternità|per maternità)|in maternità|assistenza a (?:mi|un famil|genitor|padre|madre)|malattia|licença[ -](?:de )?(?:maternidade|parental|paternidade)|ouderschapsverlof|zwangerschapsverlof|mantelzorg voor|urlop (?:macierzyński|wychowawczy|rodzicielski)|opieka nad (?:dzieckiem|ojcem|matką|rodzicem|synem|córką|rodzicami)|föräldraledig\p{L}*|mammaledig|pappaledig|sjukskriven|doğum izni|annelik izni|إجازة (?:أمومة|وضع)|رعاية (?:والد|أم|أب)|产假|育儿假)(?!\p{L})/iu
/** Military or civil service, which stands for the whole time. */
const SERVICE =
  /^\s*(?:(?:compulsory|mandatory|obligatory) )?(?:military service|national service|conscript\p{L}*|(?:royal |us |u\.s\. |british |french |turkish )?(?:navy|army|air force|marines?)(?! (?:barracks|bases?|suppl\p{L}*|contract\p{L}*))|(?:grund)?wehrdienst|zivildienst|zivi|bundeswehr|bundesheer|zeitsoldat\p{L}*|nva\p{L}*|militärdienst|rekrutenschule|service (?:militaire|national|civique)|servicio militar|servizio (?:militare|civile)|serviço militar|dienstplicht|służba wojskowa|zasadnicza służba|värnplikt\p{L}*|askerlik|الخدمة العسكرية|服兵役|义务兵)(?!\p{L})/iu
/** Soldiers, and ranks that only armies have or that name one. */
const SOLDIER =
  /^\s*(?:(?:professional|regular|private|temporary) )?(?:soldier|infantryman|rifleman|paratrooper|seaman|soldat\p{L}*|soldado|soldato|militaire|żołnierz\p{L}*|asker|(?:corporal|sergeant|lieutenant|captain|officer|unteroffizier\p{L}*|offizier\p{L}*|caporal|sergent|lieutenant|officier|cabo|sargento|teniente|oficial)[\s,][^\n;]{0,30}(?:army|navy|marines|air force|armed forces|bundeswehr|bundesheer|armée|marine nationale|ejército|armada))(?!\p{L})/iu
/** Whose illness or leave it is: of those who are cared for or employed, unless they are the person's own. */
const OTHERS =
  /(?<!\p{L})(?:management|administration|polic(?:y|ies)|payroll|claims|verwaltung|abrechnung|gestion des|gestión de|people|persons?|patients?|clients?|customers?|residents?|employees|staff|menschen|personen|patient\p{L}*|klient\p{L}*|bewohner\p{L}*|kund\p{L}*|mitarbeite\p{L}*|beschäftigte\p{L}*|personnes|résident\p{L}*|salariés|personas|pacientes|usuari[oa]s|residentes|empleados|persone|pazienti|pessoas|mensen|patiënten|cliënten|osób|pacjent\p{L}*|patienter|hastalar\p{L}*)(?!\p{L})/iu
const OWN = /(?<!\p{L})(?:my|mein\p{L}{0,2}|mon|ma|mes|mis?|mio|mia|meu|minha|mijn|moj\p{L}{0,3}|min)(?!\p{L})/iu
/** Work during somebody else's leave. */
const COVER = /cover|vertretung|remplac|sustituci|suplencia|sostituzione|vervanging|zastępstwo|vikariat|yerine/iu
const LONGEST_GAP = 110

interface Line {
  text: string
  start: number
}

function linesOf(text: string): Line[] {
  let at = 0
  return text.split('\n').map(line => {
    const one = { text: line, start: at }
    at += line.length + 1
    return one
  })
}

const whole = ({ text, start }: Line): Cut => ({
  start: start + text.length - text.trimStart().length,
  end: start + text.trimEnd().length,
  placeholder: PERSONAL,
})

/** The parts of a résumé that are about the person and not about work. */
export function personalParts(text: string): Cut[] {
  let [isPrivate, isAfterGap] = [false, false]
  const lines = linesOf(text)
  return lines.flatMap((line, i) => {
    const startsPart = isAfterGap
    isAfterGap = line.text.trim() === ''
    if (line.text.length > LONGEST_LINE) return []
    if (PRIVATE.test(line.text)) isPrivate = true
    else if (WORK.test(line.text) && line.text.length <= LONGEST_HEADING) isPrivate = false
    // What is called in another way is work if it has dates.
    else if (startsPart && isTitle(line.text)) {
      const ownParts = isPrivate ? tellingParts(line) : ownLine(line)
      isPrivate = !hasDates(lines, i + 1)
      return [...gapIn(line), ...ownParts]
    }
    return [...gapIn(line), ...(isPrivate ? tellingParts(line) : ownLine(line))]
  })
}

const MOST_LINES_OF_PART = 40

/** Whether a year is in the part that begins at a line and ends at an empty one. */
function hasDates(lines: readonly Line[], from: number): boolean {
  const part = lines.slice(from, from + MOST_LINES_OF_PART)
  const end = part.findIndex(({ text }) => text.trim() === '')
  return part.slice(0, end < 0 ? part.length : end).some(({ text }) => /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text))
}

/** Headings begin with a capital, and no line of a list is one. */
const isTitle = (line: string) =>
  HEADING.test(line) &&
  /^\s*(?:\p{Lu}|\p{Lo})/u.test(line) &&
  !/[,;]/u.test(line) &&
  line.trim().split(/\s+/u).length <= MOST_WORDS_OF_HEADING

/** "2012 – 2013 parental leave": what follows the dates. */
function gapIn({ text, start }: Line): Cut[] {
  const dates = DATES.exec(text)
  if (!dates || text.length > LONGEST_GAP) return []
  const rest = { text: text.slice(dates[0].length), start: start + dates[0].length }
  const isGap =
    SERVICE.test(rest.text) ||
    SOLDIER.test(rest.text) ||
    (GAP.test(rest.text) && !COVER.test(rest.text) && !isOfOthers(rest.text))
  return isGap ? [whole(rest)] : []
}

const isOfOthers = (text: string) => OTHERS.test(text) && !OWN.test(text)

/** "Interests: Bible group, walking": a part about the person in one line. */
const PRIVATE_LABEL =
  /^\s*(?:[-–•*]\s)?(?:interests?|hobbies|leisure|volunteer(?:ing| work)?|voluntary work|community(?: work)?|interessen|hobbys?|freizeit|ehrenamt(?:liche \p{L}+|lich)?|loisirs|centres? d[’']intérêts?|bénévolat|vie associative|aficiones|intereses|voluntariado|interessi|volontariato|interesses|hobby['’]?s|vrijwilligerswerk|zainteresowania|wolontariat|intressen|ideellt arbete|ilgi alanları|hobiler|gönüllülük)\s{0,3}[:：]\s{0,3}/iu
/** "Memberships: trade union", "Active in the Green Party". Professional societies are work. */
const MEMBER =
  /^\s*(?:[-–•*]\s)?(?:(?:(?:active|passive|board|founding|aktives?|ehrenamtliches?) )?(?:memberships?|member of|member,|membro (?:di|del|de)|mitglied(?:schaft|schaften)?|membre|adhésions?|adhérente?|affiliations?|afiliaci[óo]n(?:es)?|afiliad[oa]|miembro|membresías?|soci[oa]|iscrizion[ei]|iscritt[oa]|filiaç(?:ão|ões)|filiad[oa]|membros?|lidmaatschap(?:pen)?|lid|członkostwo|członek|członkini|medlem(?:skap)?|üyelik(?:ler)?|üye)|shop steward|union (?:rep\p{L}*|steward|secretary|member)|vertrauens(?:frau|mann|leute)|délégué\p{L}* syndical\p{L}*|delegad[oa] sindical|(?:active|involved|engaged) (?:in|with)|aktiv (?:in|bei)|engagiert (?:in|bei)|ehrenamt(?:lich)?|voluntariado|volontariato|bénévolat|volunteer(?:ed|ing)? (?:in|at|for|with)|voluntary work|candidate for|councillor|kandidat\p{L}* (?:für|der)|bénévole|militante?|active? (?:au|à|dans)|engagée? (?:au|à|dans)|syndiquée?|voluntari[oa]|activ[oa] en|militante|volontari[oa]|attiv[oa] in|ativ[oa] em|actief in|vrijwilliger|wolontariusz\p{L}*|gönüllü)(?!\p{L})/iu
/** "Labour Party member since 2010". */
const MEMBER_SINCE =
  /\s(?:member|mitglied|membre|miembro|lid|üyesi|medlem|członek)(?:\s(?:since|seit|depuis|desde|dal|sinds|od)\s\d{4})?\s{0,3}$/iu
const MEMBERS_OF: ReadonlySet<WiderKind> = new Set<WiderKind>(['r', 'w', 'o', 'u', 'a'])

/** What a single line says of the person outside of the parts that are about them. */
function ownLine(line: Line): Cut[] {
  const label = PRIVATE_LABEL.exec(line.text)
  if (label) return tellingParts({ text: line.text.slice(label[0].length), start: line.start + label[0].length })
  return MEMBER.test(line.text) || MEMBER_SINCE.test(line.text) ? tellingParts(line, MEMBERS_OF) : []
}

function tellingParts({ text, start }: Line, kinds = TELLING): Cut[] {
  let at = start
  return text.split(/(?<=[,;•|·\t]|(?<!(?<!\p{L})(?:St|Ste|Sta|Hl|Dr))\.\s)/u).flatMap(part => {
    const one = { text: part.replace(/[,;.•|·\s]+$/u, ''), start: at }
    at += part.length
    return tells(one.text, kinds) ? [whole(one)] : []
  })
}

/** Chinese has no spaces between words. */
const CHINESE =
  /教堂|教会|教徒|基督|天主教|佛教|寺庙|寺院|义工.{0,4}寺|清真|穆斯林|伊斯兰|礼拜|道观|党员|团员|入党|退伍|服役|服兵役|兵役|参军|军人|女兵|怀孕|产假|育儿|陪产|已婚|未婚|离异|离婚|丧偶|丈夫|妻子|儿子|女儿|孩子|宝宝|二胎|双胞胎|母亲|父亲|宝妈|奶爸|残疾|听障|视障|肢体|抑郁|癌|糖尿病|癫痫|手术|康复|病假|移植|轮椅|助听器|同性恋|性少数|身高|体重|岁|回族|藏族|维吾尔|蒙古族|朝鲜族|壮族|苗族|满族|少数民族|工会/u

function tells(part: string, kinds: ReadonlySet<WiderKind>): boolean {
  if (CHINESE.test(part)) return true
  const words = tokens(part).map(({ text }) => plainWord(text))
  return words.some((_, at) => {
    const known = widerKindAt(words, at)
    return known !== null && kinds.has(known.kind)
  })
}
