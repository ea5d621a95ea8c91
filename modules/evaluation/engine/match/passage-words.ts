// Lines that are no work or not the applicant's own: addresses, courses, deputies, ages. For folded texts.

export const ADDRESS =
  /(?:\b(?:rue|avenue|boulevard|allee|chemin|place|impasse|calle|avenida|avda|plaza|paseo|camino|street|road|lane|drive|close|crescent|terrace|gardens|yard|court|way)\b|stra(?:ss|ß)e\b|str\.|(?:weg|gasse|platz|ring|allee|damm|ufer)\s\d)|[^\s@]@[^\s@]/iu

/** "Evening course in HTML": a line about a course is no work. */
export const COURSE =
  /^\W{0,4}(?:(?:evening|online|short|weekend|\d{1,2}[- ]day|abend|online-?|wochenend|curso online de)\s?)?(?:course|workshop|webinar|kurs|lehrgang|seminar|cours|stage de formation|formation|curso|taller)\s(?:in|on|of|for|zu[mr]?|uber|fur|de|d'|en|sur|sobre|a)\b/u

/** "Subtitling: a weekend course". */
export const ONLY_COURSE =
  /^[^:]{2,60}:\s(?:an?\s|one\s|une?\s|eine?n?\s)?(?:[\p{L}\d-]{1,14}\s){0,3}?(?:course|workshop|webinar|\p{L}{0,12}kurs|\p{L}{0,12}lehrgang|seminar|cours|stage|formation|curso|taller)\b(?!\s(?:for|fur|pour|para|held|gehalten|teach|given|leader))(?!.{0,40}\b(?:angemeldet|gebucht|geplant|booked|planned|enrolled|prevue?|inscrite?|inscrit[oa]|apuntad[oa]|matriculad[oa]))/u

/** "Mental health awareness, one-day course, 2022". */
export const COURSE_AFTER =
  /^[^:,]{2,60},\s(?:an?\s|une?\s|eine?n?\s)?(?:[\p{L}\d-]{1,14}\s){0,2}?(?:course|workshop|webinar|\p{L}{0,12}kurs|\p{L}{0,12}lehrgang|seminar|cours|stage|formation|curso|taller)(?=\W{0,3}$|,\s?\p{L}{0,10}\s?\d|\s\(?\d)/u

export const DEPUTY = /(?:^|\s)(?:deputy|vice|stellvertretende[rn]?|stellv\.|adjointe? (?:du|de la|au)|suppleante?)\s$/u

/** "32 years old" is an age and no experience. */
export const AGE =
  /\b(?:years? old|years of age|aged?|jahre alt|alter|ans,? (?:celibataire|marie)|age de|anos de edad|edad|geboren|born|nee? le)\b|\b(?:tengo|j'ai|cumpli) \d{2} (?:anos|ans)(?! (?:de|d'|en) )|^\s*\d{2}\s(?:ans|anos|jahre)\s*$/u

/** Schools and degrees: a dated line with one of these is no work. */
export const STUDIES =
  /\b(?:university|college|bachelor|b\.?sc|b\.?eng|m\.?sc|m\.?eng|master of|master's|master in|phd|degree|gcses?|a-levels|high school|universitat|hochschule|fachhochschule|studium|abitur|realschule|gymnasium|berufskolleg|berufsschule|ausbildung zu[mr]|umschulung|ecole|universite|licence (?:de|en|pro)|lycee|baccalaureat|bts|dut|cap |universidad|instituto|grado (?:en|medio|superior)|bachillerato|ciclo formativo|\bies)\b/u

/** Time away from work is not experience. */
export const AWAY =
  /\b(?:parental leave|maternity|paternity|career break|gap year|sabbatical|elternzeit|mutterschutz|conge (?:parental|maternite|sabbatique)|excedencia|permiso (?:de maternidad|parental)|unemployed|arbeitslos|arbeitsuchend|recherche d'emploi|en paro|travell?ing|weltreise|mentee|born|geboren|nee? le|fecha de nacimiento)\b/u
