/** Beginnings or endings of words that name a job, in en de fr es it pt nl pl. */
const titleStems = `engineer developer manager director designer analyst consultant architect specialist assistant
  coordinator administrator nurse teacher tutor accountant trainee technician scientist researcher recruiter writer editor
  cook barista driver clerk cashier representative advisor adviser supervisor founder president programmer tester planner
  buyer operator mechanic electrician carpenter plumber therapist physician doctor lawyer paralegal secretary receptionist
  waiter waitress journalist librarian pharmacist statistician controller auditor producer translator photographer
  strategist marketer executive apprentice foreman surveyor midwife caretaker professor lecturer warehouse welder owner
  ingenieur entwickler leiter berater kaufmann kauffrau sachbearbeiter referent mitarbeiter praktikant werkstudent pfleger
  krankenschwester lehrer techniker verkäufer buchhalter assistent koordinator redakteur erzieher meister monteur
  ingénieur développeu chargé responsable directeur directrice gestionnaire conseill infirmi enseignant comptable stagiaire
  technicien vendeu rédact ingenier desarrollador jefe jefa gerente analista consultor enfermer profesor contable becari
  técnic vendedor encargad administrativ diseñador redactor ingegner sviluppator responsabile direttor impiegat infermier
  insegnante contabile tirocinante tecnico addett commess progettista desenvolvedor engenheir coordenador gestor
  estagiári enfermeir ontwikkelaar medewerker adviseur verpleegkundige docent boekhouder stagiair projectleider
  hairdresser stylist machinist firefighter musician instructor nanny boulang plombier cuisini serveu camarer camarier
  cajer panettier camerier padeir motorist kelner kierowc kucharz sprzedaw mechatroniker informatiker elektriker friseur
  apotheker rechtsanwalt architekt grafiker übersetzer schreiner tischler kellner bäcker
  teamleider inżynier programist kierownik specjalist analityk nauczyciel księgow stażyst dyrektor asystent doradca
  pielęgniar`
/** Words that name a job only as complete words. */
const titleWords = `lead head chief officer intern agent partner associate chef cto ceo cfo coo vp sre qa pm hr po baker butcher farmer gardener
  tailor dancer artist actor pilot steward cleaner porter packer coach trainer guide host chauffeur koch arzt ärztin cuoco
  volunteer contractor freelancer`

/** Legal forms and words that only organizations have in their names. */
const employerWords = `gmbh mbh ag kg ohg ug ev eg se ltd limited inc incorporated llc llp plc corp corporation company co sa
  sas sarl sasu sl slu srl spa snc bv nv vof as asa ab oy oyj aps a/s ltda eireli sp. s.a. s.l. s.p.a. s.r.l. b.v. n.v.
  z.o.o. gbr group holding holdings software systems technologies solutions services labs laboratories bank banco banque
  insurance university universität université universidad università universidade universiteit uniwersytet hospital klinik
  klinikum clinic clinique clínica school schule college institute institut instituto agency agence agencia council ministry
  city stadt ayuntamiento foundation stiftung fondation fundación logistics logistik retail media energy pharma partners
  consulting studio studios networks airlines airways press verlag werke werk industries hotel hotels restaurant airport
  museum theatre trust association organization organisation society club church kirche authority department dept
  council municipality kommun gemeinde región comune mairie startup market supermarket pharmacy apotheke praxis café cafe bakery factory
  fabrik farm corps army navy airline university. gruppe groupe grupo gruppo şirketi belediyesi hastanesi üniversitesi sjukhus kommunen bolaget szpital firma verband cooperative credit union health care centre center`

/** Legal forms, which leave no doubt. */
const legalForms = `gmbh mbh ag kg ohg ug e.v. ev eg se ltd limited inc incorporated llc llp plc corp corporation sas sarl sasu sl slu
  srl spa snc bv nv vof asa oy oyj aps a/s ltda eireli s.a. s.l. s.p.a. s.r.l. b.v. n.v. z.o.o. gbr a.ş. şti. lda. pty pvt ab`

const list = (text: string) => text.trim().split(/\s+/)
const stems = new RegExp(`(${list(titleStems).join('|')})`, 'iu')
const alone = new RegExp(`(?<![\\p{L}])(${list(titleWords).join('|')})(?![\\p{L}])`, 'iu')
const employers = new Set(list(employerWords))
const forms = new Set(list(legalForms))

/** Whether a phrase names a job. */
export function namesJob(text: string): boolean {
  return stems.test(text) || alone.test(text)
}

/** Whether a phrase ends in or contains a legal form of companies, such as "GmbH". */
export function hasLegalForm(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[\s,()&]+/)
    .some((word, index) => index > 0 && (forms.has(word) || forms.has(word.replace(/\.$/, ''))))
}

/** Whether a phrase contains a word that only organizations have in their names. */
export function namesOrganization(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[\s,()]+/)
    .some(word => employers.has(word))
}

const breakWords =
  /\b(career break|gap year|sabbatical|parental leave|maternity|paternity|unemployed|travell?ing|travel\b|elternzeit|mutterschutz|arbeitssuchend|weltreise|congé (?:parental|sabbatique|maternité)|recherche d['’]emploi|excedencia|baja maternal|aspettativa|maternità|licença|ouderschapsverlof|wereldreis|urlop)/iu

/** Time without employment: neither a position nor experience. */
export function namesBreak(text: string): boolean {
  return breakWords.test(text) && !namesJob(text)
}
