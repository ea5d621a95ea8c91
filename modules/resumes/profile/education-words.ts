const school =
  /universi|uniwersytet|üniversite|hochschule|högskol|college|school|schule|skola|gymnasi|institut|instytut|polit[eé]c|politechnika|polytech|academ|akademi|akademia|école|ecole|escuela|escola|lyc[ée]e|liceo|liceum|lise(?:si)?\b|faculty|faculté|facultad|facoltà|faculdade|fakülte|hogeschool|technikum|conservator|seminary|campus|bootcamp|berufskolleg|szkoła|enstitü|okul|جامعة|كلية|معهد|مدرسة|大学|学院|学校|中学|\bIUT\b|\bMIT\b|\bETH\b|\bTU\b|\bFH\b|\bTH\b|\bKTH\b|\bUCLA\b|\bINSEAD\b|\bHEC\b|\bRWTH\b|\bEPFL\b|\bKIT\b|\bPOSTECH\b|\bIIT\b|\bNIT\b/i
const degree =
  /(?<![\p{L}])(?:b\.?\s?sc?|[bm]\.\s?s|bs|ms|m\.?\s?sc?|b\.?\s?a|m\.?\s?a|b\.?\s?eng|m\.?\s?eng|b\.?\s?tech|m\.?\s?tech|b\.?\s?com|m\.?\s?com|b\.?\s?ed|m\.?\s?ed|bfa|mfa|bsn|msn|ph\.?\s?d|mba|bba|llb|ll\.?m|m\.?d|j\.?d|dr|d\.?phil|a-?levels?|gcse|bts|dut|but|deug|hbo|vwo|havo|mbo|aas|mag)(?![\p{L}])\.?|bachelor|baccalaur|master|mastère|licen[cs]|lisans|maestr[íi]a|laurea|magist|inżynier|diplom|doctor|doktor|doctora|abitur|matura|fachhochschulreife|mittlere reife|\bbac\b|grado|graduat|ingenier[ií]a|ingénieur|técnico (?:superior|em)|mestrado|bacharel|licenciatura|btec|hn[dc]\b|nvq|city & guilds|apprentice|ausbildung|lehre\b|certificat|degree|maturità|kandidat|examen|civilingenjör|staatsexamen|formación|curso|stud(?:ies|ium|i)\b|\bmajor\b|minor\b|undergraduate|postgraduate|high school diploma|\bged\b|semester|exchange|erasmus|thesis|بكالوريوس|ماجستير|دكتوراه|ليسانس|دبلوم|学士|硕士|博士|本科|研究生|专科|önlisans|yüksek lisans/iu

/** Whether a text contains a word that only schools have in their names. */
export const namesSchool = (text: string): boolean => school.test(text)

/** Whether a text contains a degree or another qualification. */
export const namesDegree = (text: string): boolean => degree.test(text)
