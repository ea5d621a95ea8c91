import { fold } from './headings.ts'

const split = (text: string) => text.trim().split(/\s+/)

// How certificates, licences, permits and registrations are named in twelve languages.

/** Whole words of folded text. */
const word = (parts: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${parts
      .replace(/\s*\n\s*/g, '')
      .replaceAll('ı', 'i')
      .replaceAll('’', '')})(?![\\p{L}\\d])`,
    'u',
  )

/** Words that only name something of this kind. A star stands for the rest of a compound. */
const WORDS = `
certificates? certified certification(?!\\s(?:du|de|des|of|von|der)\\s) licen[cs]es?(?!\\s(?:de|d['’]|en|pro\\p{L}*|\\d)) licen[cs]ed accreditation accredited chartered
*zertifikate? zertifiziert(?:e[rns]?)? zertifizierung sachkundenachweis\\p{L}* *bescheinigung fahrerlaubnis approbation approbierte? führerscheine? staplerschein kranschein jagdschein
*(?<=stapler|kran|säge|sägen|schweiß|angel|fischerei|segel|boots|funk|trainer|übungsleiter|pflegehelfer|ausbilder|ada-|ada|flugzeug|taucher|gefahrgut|adr-|waffen|wbk-|mofa|wegweiser|flurförder|p-|hebebühnen|bagger)scheine?
certificats? certifiée? certifiés? habilitations? attestations? caces
certificad[oa]s? certificaci[oó]n(?:es)? carnés? homologaci[oó]n(?:es)?
certificat[oi] certificazion[ei] attestat[oi] patentin[oi] abilitazion[ei]
certificaç(?:ão|ões) habilitaç(?:ão|ões)
*certificat(?:en)? *certificaat *certificaten rijbewijs(?:zen)? rijbewijzen
certyfikaty? za[sś]wiadczenie uprawnienia ksi[aą][zż]eczka
certifikat certifiering(?:ar)? certifierad *intyg *körkort *förarbevis *bevis legitimation legitimerad truckkort
sertifika(?:sı|ları|lar|ları)? belgesi ehliyeti? ruhsatı? yeterlilik`

const PHRASES = `
level [1-7]|nvq|(?:advanced|basic|pediatric) (?:cardiac )?life support|first aid(?:er)?|(?:lean|six sigma)(?: six sigma)? (?:green|black|yellow|white) belt|(?:green|black|yellow) belt six sigma|(?:fellow|fellowship|member) of the (?:royal|institution?|institute|chartered|higher|college|society|american|british|association)|
registered (?:nurse|pharmacist|midwife|dietitian|architect|engineer|gas|social|care|manager|electrician|technician|teacher|therapist|general)|cfa (?:level|charter)|dbs (?:enhanced|check)|enhanced dbs|(?:az|dp|ai|sc|ms|pl)-\\d{3}|aws (?:certified|solutions architect|sysops|developer|cloud practitioner)|epa (?:section )?608|1[78]th edition|gas safe|series (?:6|7|63|65|66)|notary public|prince2|scrum master (?:i|ii)|professional scrum|food (?:hygiene|handlers?|safety) ?(?:card|permit)?|(?:medical|id|site|gold|blue|green|ecs|skills?) card|
erste[- ]hilfe(?:[- ]kurs| am kind)?|ersthelfer(?:in|kurs|schein)?|sachkundige[rn]?|geprüfte[rn]? fachkraft|brandschutzhelfer(?:in)?|ausbildereignung|ausbildung der ausbilder|rettungsschwimmer(?:in)?|fachkunde(?:nachweis)?|befähigungsnachweis|jugendleitercard|sicherheitsbeauftragte[rn]?|schweißerprüfung|hubarbeitsbühnenschein|sachkunde(?:prüfung)?|unterrichtung (?:nach )?§ ?34a|gesundheitszeugnis|infektionsschutzbelehrung|belehrung (?:nach|gemäß) § ?43|c-lizenz|b-lizenz|fachwirt(?:in)? \\(ihk\\)|bilanzbuchhalter(?:in)? \\(ihk\\)|berufsurkunde|fachkraft für arbeitssicherheit|
permis (?:[a-e]\\d?|be|ce|de conduire|bateau|côtier|moto|poids lourds?|vl|pl)|sauveteur secouriste(?: du travail)?|premiers secours|gestes et soins d['’]urgence|carte professionnelle|cqp|titre de formateur|gestes et postures|brevet de (?:secouris\\p{L}*|surveillan\\p{L}*|natation)|
carn[eé]t? (?:de (?:conducir|carretill\\p{L}*|manipulador|instalador|gas|grúa|gruista|puente grúa)|[a-e]\\d?)|permiso (?:de conducir|de circulación|[a-e]\\d?|be|ce)|manipulador(?:a)? de alimentos|primeros auxilios|prevención de riesgos(?: laborales)?|curso de prl|cap (?:mercancías|viajeros)|socorrista|instalador(?:a)? electricista|cédula profesional|licencia de conducir|soporte vital|monitor(?:a)? de (?:ocio|tiempo libre|comedor)|instalador(?:a)? autorizad[oa]|título de (?:especialista|experto|patrón)|operador(?:a)? de carretilla\\p{L}*|colegiad[oa]|
patent[ei] (?:[a-e]\\d?|be|ce|di guida|nautica|europea)|primo soccorso|antincendio|esame di stato|rspp|rls|addett[oa] antincendio|iscrizione (?:all['’ ]?\\s?)?(?:ordine|albo|opi|ruolo|al registro)|iscritt[oa] all['’ ]?\\s?(?:ordine|albo)|porto d['’]armi|lavori in quota|
(?:coren|oab|crm|crea|crc|cro|crf|crp|crq)[-/ ](?:[a-z]{2}|\\d)\\d*|carta de condução|título de especialista|cédula profissional|primeiros socorros|carteira (?:nacional de habilitação|de motorista|profissional)|registro no conselho|trabalhos? em altura|
vca(?:[- ](?:vol|basis|2))?|bhv(?:['’]?er)?(?:[- ]ploegleider)?|ehbo|vog|code 95|sociale hygiëne|nima-?[ab]|big[- ]regist(?:ratie|er)|verklaring omtrent het gedrag|
prawo jazdy|uprawnienia sep|sep (?:do|g1|\\d)|kat(?:egori[ai])?\\.? [a-e]|świadectwo kwalifikacji|pierwsz(?:a|ej) pomoc(?:y)?|badania sanitarno\\p{L}*|orzeczenie sanepid\\p{L}*|egzaminator|licencja (?:pracownika|zawodowa|przewodnika|trenera)|
heta arbeten|bas-[pu]|arbete på väg|hjärt-? ?och lungräddning|första hjälpen|hygienpass|hlr-utbildning|lärarlegitimation|väktarutbildning|esa 14|fallskydd|
kimlik kartı|ilk ?yardım\\p{L}*|yangın eğit\\p{L}*|src ?\\d|psikoteknik|hijyen eğitimi|pedagojik formasyon`

/** Short names, in capitals as they are usual. */
const ABBREVIATIONS = new Set(
  split(`ACLS BLS PALS ATLS NRP TNCC CPR PHTLS PMP PRINCE2 ITIL CAPM IPMA CSM PSM PSPO CSPO CISSP CISM CISA CEH OSCP CCNA CCNP CCIE
    MCSA MCSE MCP RHCSA RHCE CKA CKAD LPIC ISTQB TOGAF ACCA CIMA FRM AAT SHRM-CP PHR SPHR CIPD NEBOSH IOSH SMSTS SSSTS CSCS CPCS
    IPAF PASMA SIA CELTA TEFL TESOL QTS RYA PADI CPACC CSWP CSWA ICDL ECDL EIPASS CDL TWIC Hazmat OSHA OSHA-10 OSHA-30 WSET
    BAFA BAFD PSC1 SST AFGSU SSIAP FIMO FCO ADR YKB HLR UDT CNH NR10 NR-10 NR35 NR-35 NR33 NR-33 VCA BHV JULEICA Juleica AEVO FHEA
    CTFL CompTIA CAMS CPA BLSD SVB BNSSA C2i TOSA ServSafe ACSM NASM LCSW LPC ICW IWP IWE SMMM`),
)

const wordPattern = word([...split(WORDS).map(one => one.replace(/^\*/, '\\p{L}*')), PHRASES.trim()].join('|'))

const ARABIC = /(?:شهادة|رخصة|ترخيص|اعتماد|الإسعافات? الأولي|الإسعاف الأولي|عضوية)/u
const CHINESE =
  /驾驶?[照证]|注册会计师|计算机[一二三四]级|普通话[一二]级|软考|(?:(?<!单)证书?|职称|建造师|从业资格|执业资格|认证)(?:$|[\s（(]|[A-Z]\s?证)/u

/** Whether a short text names a certificate, a licence, a permit or a registration. */
export function namesCertificate(text: string): boolean {
  if (wordPattern.test(fold(text)) || ARABIC.test(text) || CHINESE.test(text)) return true
  return text.split(/[\s,()/]+/).some(token => ABBREVIATIONS.has(token))
}

/** Whether its words say so, and not only a short name that can also stand for a skill ("ITIL"). */
export const isCalledCertificate = (text: string): boolean => wordPattern.test(fold(text)) || CHINESE.test(text)

const DRIVING_LICENCE =
  /(?:driving licen[cs]e|driver['’]?s licen[cs]e|führerschein|fahrerlaubnis|permis(?: de conduire)?|carn[eé](?:t)? de conducir|permiso de conducir|patente(?: di guida)?|carta de condução|cnh|rijbewijs|prawo jazdy|körkort|sürücü belgesi|ehliyet|رخصة (?:ال)?(?:قيادة|السياقة)|驾照|驾驶证)/iu

export const namesDrivingLicence = (text: string): boolean => DRIVING_LICENCE.test(text)
export const withoutDrivingLicence = (text: string): string => text.replace(DRIVING_LICENCE, ' ')
