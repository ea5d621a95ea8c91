// Beginnings and endings of words that name a job, folded, in English, German, French and Spanish.
const WORDS = `engineer developer manager director instructor designer analyst consultant architect specialist assistant associate coordinator
  administrator nurse teacher tutor lecturer professor accountant bookkeeper auditor controller cashier clerk trainee apprentice intern
  technician scientist researcher recruiter writer editor cook chef baker butcher barista bartender waiter waitress server host hostess porter
  concierge receptionist housekeeper cleaner driver courier dispatcher operative operator picker packer loader supervisor foreman owner founder
  president programmer tester planner buyer merchandiser mechanic electrician carpenter joiner cabinetmaker plumber welder fitter fabricator
  machinist roofer bricklayer painter surveyor inspector therapist physician doctor surgeon midwife carer caregiver counsellor counselor social
  lawyer solicitor paralegal secretary journalist librarian pharmacist strategist marketer executive representative advisor adviser salesperson
  salesman saleswoman agent officer lead head chief partner volunteer contractor freelancer freelance warden guard worker handler commis sommelier
  ingenieur entwickler leiter berater kaufmann kauffrau sachbearbeiter referent mitarbeiter praktikant werkstudent pfleger pflegekraft
  pflegefachkraft pflegefachfrau pflegefachmann pflegehelfer krankenschwester lehrer lehrkraft techniker verkaufer buchhalter assistent koordinator
  redakteur erzieher meister monteur mechaniker mechatroniker informatiker elektriker elektroniker schweisser schlosser tischler schreiner
  zimmerer maurer maler dachdecker fahrer lagerist fachkraft fachlagerist disponent spediteur koch kochin kellner backer metzger friseur apotheker
  rechtsanwalt jurist notar laborant chemikant assistenz konstrukteur sozialarbeiter sozialpadagog betreuer trainer dozent prufer vertreter
  sekretar gehilfe helfer aushilfe auszubildende geselle steuerfachangestellte angestellte fachangestellte
  developpeu charge responsable directeur directrice gestionnaire conseill infirmi enseignant professeur institut comptable auditeur stagiaire apprenti
  technicien vendeu redact cuisini chef commis serveu boulang patissi plombier soudeu menuisi charpenti electricien macon chauffeu
  conducteu cariste magasini preparateu manutention livreu agent agente assistante secretaire juriste avocat notaire laborantin educat
  animat aide-soign auxiliaire caissi hote hotesse commercial attache adjoint ouvri operateu ingenieu formateu
  ingenier desarrollador jefe jefa gerente analista consultor enfermer profesor maestr docente contable auditor becari tecnic vendedor
  encargad administrativ disenador redactor cociner camarer ayudante cajer dependient conductor repartidor carretiller mozo soldador
  electricista carpinter fontaner albanil montador operari abogad procurador secretari recepcionista trabajador educador monitor
  auxiliar comercial representante asesor director coordinador responsable limpiador`
const TITLE = new RegExp(`(?:\\b(?:${list(WORDS)}))|(?:${list(ENDINGS())})\\b`, 'u')

/** Endings of compounds: "Bauleiterin", "Fachverkäufer". */
function ENDINGS(): string {
  return `leiter leiterin berater beraterin kauffrau kaufmann mitarbeiter mitarbeiterin pfleger pflegerin lehrer lehrerin techniker technikerin
    verkaufer verkauferin buchhalter buchhalterin assistent assistentin erzieher erzieherin monteur mechaniker elektriker schweisser schlosser
    fahrer fahrerin koch kochin ingenieur ingenieurin entwickler entwicklerin arbeiter arbeiterin helfer helferin pruferin prufer gehilfin
    gehilfe fachkraft fachangestellte fachangestellter anwalt anwaltin referentin laborantin konstrukteurin meisterin betreuerin padagoge padagogin`
}

function list(text: string): string {
  return text.trim().split(/\s+/u).join('|')
}

/** Whether a folded text names a job. */
export function namesTitle(folded: string): boolean {
  return TITLE.test(folded)
}
