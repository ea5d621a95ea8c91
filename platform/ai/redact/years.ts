import { type Cut, found } from './cuts.ts'

/** What people leave school with, in 12 languages. The year tells their age and nothing about their work. */
const SCHOOL =
  /(?<!\p{L})(?:high school|secondary school|grammar school|sixth form|a[ -]levels?|as[ -]levels?|o[ -]levels?|gcses?|ged|highers|leaving cert(?:ificate)?|matura|abitur|fachabitur|allgemeine hochschulreife|fachhochschulreife|mittlere reife|realschul\p{L}{0,12}|hauptschul\p{L}{0,12}|gymnasium|baccalauréat|bac(?: [slè][\p{L}]{0,3})?|brevet(?: des collèges)?|bachillerato|e\.?s\.?o\.?|graduado escolar|selectividad|maturità|diploma di maturità|liceo|ensino médio|ensino secundário|vwo|havo|vmbo|mavo|liceum|gymnasieskol\p{L}{0,5}|studentexamen|lise|ortaokul|الثانوية(?: العامة)?)(?!\p{L})|高中|初中|中学|中學/iu
/** Schools before university, by what they are called: they count in the part of a résumé that is about education. */
const SCHOOL_NAME =
  /(?<!\p{L})(?:\p{L}{0,20}(?:schule|skola|skolan|school|gymnasi\p{L}{1,4}|gymnasiet)|pos|eos|\d{1,2}\. klasse|cégep|lts|uts|aso|tso|bso|liceu|\d{1,2}\.º ano|institut|schools?|academy|convent|lyc[ée]+e?|coll[èe]ge|[ée]cole (?:primaire|secondaire|élémentaire)|colegio|instituto|i\.?e\.?s\.?|secundaria|preparatoria|prepa|primaria|bachiller(?:ato)?|escuela|liceo|istituto tecnico|scuola|diploma|escola|col[ée]gio|technikum|liceum|szkoła|gimnazjum|lise|lisesi|ilkokul|okulu|matric(?:ulation)?|wassce|waec|ssce|hsc|ssc|cbse|icse|o'?levels?|11th|12th|10th|class x(?:ii)?|matur[aà]|esame di stato|vmbo|mbo|basisschool|grundskola|gymnasium|esgs|ests|cess)(?!\p{L})|ثانوي|مدرسة|معهد|بكالوريا|الشهادة السودانية|中学|中學|高中|高職|小学|小學|附中|职高/iu
const UNIVERSITY =
  /universi|hochschul|fachhochschul|fakult|facult|college of|polytechnic|politecn|polytechn|hogeschool|högskola|uczelnia|akademi[ae] |bachelor|master|\bb\.?(?:sc|a|eng)\b|\bm\.?(?:sc|a|eng|ba)\b|ph\.?d|licence|laurea|licenciatur|grado en|ingenier|ingénieur|diplom-|magister|doktor|doctor|lisans|üniversite|大学|جامعة|business school|law school|medical school|graduate school|grande école|berufsschul|school of|école (?:normale|supérieure|nationale|d)/iu
const EDUCATION =
  /^\s*(?:education|academic|studies|qualifications|schooling|ausbildung|bildung|schul|studium|werdegang|formation|études|diplômes|scolarité|formaci[óo]n|educaci[óo]n|estudios|istruzione|formazione|studi|educação|formação|habilitações|opleiding|onderwijs|wykształcenie|edukacja|utbildning|skola|szkoły|szkoła|diploma['’]s|scuole|escolas|schools?|eğitim|الدراسة|التكوين|学历|öğrenim|التعليم|المؤهلات|الدراسة|教育|学历|學歷)/iu
/** What can follow in a résumé. */
const OTHER_PART =
  /^\s*(?:work|professional|employment|experience|career|skills|languages|interests|hobbies|references|volunt|certificat|personal|about|other|beruf|erfahrung|kenntnisse|sprachen|interessen|ehrenamt|sonstige|expérience|parcours|compétences|langues|loisirs|centres|bénévol|divers|experiencia|trayectoria|habilidades|competencias|idiomas|intereses|voluntariado|otros|esperienz|competenze|lingue|interessi|volontariato|experiência|competências|línguas|idiomas|interesses|werkervaring|ervaring|vaardigheden|talen|interesses|doświadczenie|umiejętności|języki|zainteresowania|erfarenhet|arbetslivs|kunskaper|språk|intressen|ideell|deneyim|iş |beceri|diller|ilgi|gönüllü|الخبر|المهارات|اللغات|工作|技能|语言|兴趣|自我)/iu
const LONGEST_HEADING = 60
const YEARS =
  /(?:(?:0?[1-9]|1[0-2])[./])?(?<!\d)(?:19[5-9]\d|20[0-4]\d)(?!\d)(?:\s?[-–—/]\s?(?:(?:0?[1-9]|1[0-2])[./])?(?:19|20)?\d{2}(?!\d))?/gu
const LONGEST_LINE = 200

const OWN_SCHOOL =
  'high school|secondary school|grammar school|sixth form|a[ -]levels?|gcses?|school|matura|abitur|fachabitur|mittlere reife|schulabschluss|bac|baccalauréat|brevet|lycée|bachillerato|instituto|secundaria|selectividad|eso'
/** "I graduated from high school in 1982", "Ich habe 1985 Abitur gemacht". */
const GRADUATION = [
  `(?:graduated from|finished|left|completed|did|passed|got|took)(?: my)? (?:${OWN_SCHOOL})(?: \\p{L}{2,12}){0,2} in`,
  `(?:eu|obtenu|passé|quitté|fini)(?: mon| le)? (?:${OWN_SCHOOL})(?: \\p{L}{1,12}){0,2} en`,
  `(?:mein |das )?(?:${OWN_SCHOOL})(?: habe ich| machte ich| war| im jahr){0,2}`,
  `(?:termin[ée]|acab[ée]|hice|aprobé|dejé)(?: el| la)? (?:${OWN_SCHOOL}) en`,
].map(before => new RegExp(`(?<=(?<!\\p{L})${before} )(?:19|20)\\d{2}(?!\\d)`, 'giu'))
const GRADUATION_AFTER = new RegExp(
  `(?<!\\d)(?:19|20)\\d{2}(?= (?:mein |das |mon |el )?(?:${OWN_SCHOOL})(?!\\p{L}))`,
  'giu',
)

/** In a sentence about the end of one's own school, its year. */
export const graduations = (text: string): Cut[] =>
  [...GRADUATION, GRADUATION_AFTER].flatMap(pattern => found(text, pattern, '[year]'))

/** The years of school: they only reveal age. */
export function schoolYears(text: string): Cut[] {
  let at = 0
  let isEducation = false
  return text.split('\n').flatMap(line => {
    const start = at
    at += line.length + 1
    if (line.length <= LONGEST_HEADING && EDUCATION.test(line)) isEducation = true
    else if (line.length <= LONGEST_HEADING && OTHER_PART.test(line)) isEducation = false
    const isSchool = SCHOOL.test(line) || (isEducation && SCHOOL_NAME.test(line) && !UNIVERSITY.test(line))
    if (line.length > LONGEST_LINE || !isSchool) return []
    return [...line.matchAll(YEARS)].map(({ 0: match, index }) => ({
      start: start + index,
      end: start + index + match.length,
      placeholder: '[year]',
    }))
  })
}
