import type { Section } from './sections.ts'

// Words of headings in English, German, French and Spanish, folded. Of two kinds in one heading, the first in this list wins.
export const HEADINGS: [Section, string][] = [
  [
    'wishes',
    `looking objective objectives goal goals seeking wanted aspirations berufsziel ziel ziele gesucht suche wunsch objectif objectifs
     recherche recherchee objetivo objetivos busco`,
  ],
  [
    'contact',
    `contact details personal kontakt kontaktdaten anschrift personliche personalien coordonnees etat civil contacto datos personales
     personenbezogene referees references reference referenzen referenz referencias`,
  ],
  [
    'experience',
    `experience experiences employment work career job jobs posts post positions position roles role history kitchens placements placement
     assignments engagements appointments practice projects internships internship volunteering volunteer voluntary ships
     berufserfahrung berufserfahrungen berufspraxis praxiserfahrung praxis werdegang laufbahn tatigkeiten tatigkeit stationen
     anstellungen arbeitserfahrung berufstatigkeit praktika praktikum beschaftigung beschaftigungen arbeitsstellen einsatze projekte
     ehrenamt ehrenamtliches experience parcours emplois postes missions stages stage benevolat carriere activite activites
     experiencia experiencias trayectoria empleos empleo puestos trabajos trabajo practicas voluntariado carrera proyectos`,
  ],
  [
    'certificates',
    `certificates certificate certifications certification licences licence licenses license registration registrations cards tickets permits
     credentials accreditations memberships courses course training cpd safety zertifikate zertifizierungen weiterbildung weiterbildungen
     fortbildung fortbildungen lizenzen scheine bescheinigungen fuhrerschein fuhrerscheine nachweise befahigungen lehrgange kurse seminare
     certificats habilitations habilitation permis formations-complementaires titres agrements titulos carnes carne carnets permisos
     cursos certificados certificaciones acreditaciones licencias habilitaciones homologaciones driving`,
  ],
  [
    'education',
    `education studies study academic schooling school qualifications qualification degree degrees exams university apprenticeship ausbildung
     bildung studium bildungsweg schulbildung bildungsgang schule abschlusse formation formations etudes diplomes diplome scolarite
     cursus formacion educacion estudios estudio academica titulacion`,
  ],
  [
    'languages',
    `languages language spoken tongues speak sprachen sprachkenntnisse fremdsprachen langues langue idiomas idioma lenguas`,
  ],
  [
    'skills',
    `skills skill tools tool technologies technology stack systems system software competencies competences knowledge know-how computer
     equipment toolbox it keywords strengths abilities kenntnisse fahigkeiten kompetenzen fachkenntnisse edv edv-kenntnisse it-kenntnisse
     starken qualifikationen werkzeuge programme informatique outils savoir-faire savoir-etre logiciels atouts habilidades conocimientos
     competencias aptitudes herramientas informatica programas destrezas`,
  ],
  [
    'interests',
    `interests interest hobbies hobby activities leisure outside spare pastimes free-time interessen hobbys freizeit interets loisirs
     aficiones intereses tiempo libre centres`,
  ],
  [
    'summary',
    `summary profile about overview introduction statement short resumen perfil profil kurzprofil zusammenfassung mich propos
     accroche presentation apropos sobre highlights headline persona`,
  ],
  [
    'other',
    `divers sonstiges other otros miscellaneous additional weitere zusatzliches autres extras varios achievements awards publications honours availability travel verfugbarkeit disponibilite disponibilidad auszeichnungen prix premios
     veroffentlichungen notice mobility mobilitat mobilite movilidad lebenslauf curriculum vitae cv resume`,
  ],
]

// Headings whose words mean something else on their own.
export const PHRASES: [Section, string][] = [
  [
    'interests',
    `outside work|outside of work|away from work|off duty|when not working|free time|spare time|after work|fuera del trabajo|hors travail|en dehors du travail|tiempo libre|nach feierabend|privat|privates|ocio|passions|neben der arbeit|centres interet|centre interet|en mi tiempo libre|mes loisirs|private|private life|personal interests|for fun|fun|life outside|life|other life|otherwise me|und sonst|ausserdem privat|vida privada|vie privee|et sinon|y ademas|a little about me|weekends|my free time|elsewhere|off the clock|off the job|what else i do`,
  ],
  [
    'certificates',
    `professional development|continuing education|further training|training and certificates|training and licences|courses and certificates|formations complementaires|formation continue|formation complementaire|formacion complementaria|formacion continua|zusatzqualifikationen|zusatzqualifikation|zusatzausbildung|zusatzausbildungen|berechtigungen|qualifikationsnachweise|cursos y formacion|titulos y carnes|permis et habilitations|fort- und weiterbildung|tickets|licences and courses|licences and certificates|licences and tickets|licences and checks|papers|papiere|papeles|papiers|carnets y cursos|permisos|permis|fuhrerscheine und nachweise|nachweise und fuhrerscheine|scheine und kurse|registration|registrations|checks|clearances|authorisations|approvals|cards and tickets|credentials|paperwork|compliance|medical|ratings|licences and ratings|medical and licences|endorsements|professional registration|professional memberships|memberships|kurse und scheine|cursos y carnets|cursos y permisos|habilitations et permis|diplomes et habilitations`,
  ],
  [
    'education',
    `education and training|training and education|training and study|training and qualifications|what i studied|academic background|academic history|training|aus- und weiterbildung|ausbildung und weiterbildung|schule und studium|estudios y titulos|titulos|titulos academicos|formacion y titulos|formation et diplomes|etudes et diplomes|schulische laufbahn|studien|learning|school|schools attended|schooling|studies|class|college|degrees|lehre|lehrzeit|schule|schule und lehre|escuela|ecole|ecoles|etudes|lernen|what i learned|what i learnt|theory|educacion y cursos|education and registration|education and certificates|education and courses|learning and tickets|gelernt|apprentissage|aprendizaje|qualifications and training|academic`,
  ],
  [
    'summary',
    `personal statement|personal profile|zur person|kurz zu mir|en bref|quien soy|presentacion|who i am|en quelques mots|extracto|in brief|in a nutshell|wer ich bin|qui suis-je|what i do|what i bring|was ich mitbringe|was ich kann|ce que apporte|lo que aporto|perfil personal|steckbrief|about|kurzvorstellung|hello|hi|in one line|in short|short version|intro|kurz|kurz gesagt|en deux mots|en resumen|en breve|at a glance|auf einen blick|snapshot|at work|pitch|a few words|a word about me|motto|so arbeite ich`,
  ],
  [
    'wishes',
    `ich suche|je recherche|next step|what i want|naechster schritt|nachster schritt|was ich suche|ce que recherche|lo que busco|que busco|projet professionnel|projet|proyecto profesional|career goal|career aim|aims`,
  ],
  [
    'contact',
    `personliche daten|personliche angaben|angaben zur person|personal details|personal information|personal data|datos personales|informations personnelles|donnees personnelles|etat civil|zur erreichbarkeit`,
  ],
  [
    'other',
    `additional information|further information|other information|informations complementaires|informacion adicional|otros datos|datos de interes|weiteres|weitere angaben|autres informations|good to know|anything else|extras|verschiedenes|varia|also|otherwise|notes|note|and|plus|besides|misc|other things|other facts|facts|practical|practicalities|practical details|logistics of me|good to know|ausserdem|nebenbei|aparte|ademas|en plus|a noter|par ailleurs|hinweise|anmerkungen|observaciones|remarques|availability|verfugbarkeit|the rest|small print|p.s.|last but not least|und ausserdem|disponibilidad y movilidad|mobility and availability|preferences|bits and pieces|odds and ends`,
  ],
  [
    'skills',
    `also know|familiar with|machines|materiel|besondere kenntnisse|weitere kenntnisse|software and tools|tools and methods|techniques|methodes|methoden|arbeitsmittel|maschinen|maquinaria|equipos y programas|was ich beherrsche|arbeitsweise|i work with|points forts|puntos fuertes|kit bag|kit|toolkit|toolbag|tool bag|tools i use|systems|apps|programs|programmes|software and systems|systems and tools|also can do|can do|i can|kann ich|kann ich auch|further skills|other skills|weitere kenntnisse|further knowledge|otros conocimientos|autres competences|software|hardware|gear|equipment|gerate|geratekenntnisse|logiciels et outils|programas y herramientas|programmes and tools|tech|tech stack|technical kit|strengths|my strengths|instruments|apparatus`,
  ],
  [
    'experience',
    `where i have worked|where i worked|work so far|sites and employers|employers|career to date|positions held|praktische erfahrung|bisherige tatigkeiten|arbeitsleben|beruf|berufsweg|arbeit|arbeiten|wo ich gearbeitet habe|emplois occupes|postes occupes|vie professionnelle|employeurs|ce que ai fait|trajectoire|vida laboral|historial laboral|historia laboral|puestos desempenados|empleos anteriores|donde he trabajado|recorrido profesional|recorrido|experiencia docente|experiencia clinica|experiencia asistencial|kitchens|kuchen|cuisines|cocinas|casas|maisons|hauser|obras|chantiers|baustellen|schulen|schools|ecoles|colegios|restaurants|shops|stores|laden|magasins|tiendas|wards|stationen und einsatze|hospitals|clinics|projects and employers|service|dienst|betriebe|entreprises|empresas|firms|companies|companies and roles|arbeitgeber|beschaftigungsverhaltnisse|berufliche tatigkeit|berufstatigkeiten|work|working life|professional background|employment record|career path|jobs and projects|on the road|at sea|in the kitchen|en cuisine|labore|laboratories|laboratoires|laboratorios|etudes notariales|cabinets|salons|posts held|posts|places|places i have worked|where i have been|kitchens and bars|bars|gyms|clubs|studios|theatres|theaters|ships|vessels|sea service|flights|flying|farms|hofe|fermes|fincas|nurseries|clients|selected clients|labs|offices|units|service record|career history|history|jobs so far|jobs|job history|working|trayectoria|recorrido|parcours|beruflicher weg|berufsleben|mes postes|puestos|mis trabajos|trabajo|sitios|lieux|etablissements|werkstatten|talleres|ateliers|garages|workshops|plants|werke|usines|fabricas|newsrooms|agencies|agencias|agences|agenturen|practices|praxen|cabinets medicaux|consultas|farm work|paid work|freelance work|contract work|seasons|saisons|saisonstellen|temporadas|field work|casework|caseload|classroom|teaching posts|sailing|crews|tours|touring`,
  ],
]

export const FILLERS = new Set(
  `professional working relevant my selected recent and & other further key core technical main areas of the before after earlier current
   former previous past foreign etrangeres extranjeras modernes held occupes occupees desempenados anteriores to date so far background path life have worked my where first
   vie mein meine meiner wichtigste bisherige bisheriger aktuelle letzte praktische besondere zusatzliche complementaires laborales recientes ultimas principales principaux in me i what do teaching social clinical nursing industry practical international additional soft hard info
   information for on legal general personal research management leadership at summary und weitere berufliche beruflicher beruflicher
   beruflicher fachliche personliche schulische akademische uber meine sonstige sonstiges aus-  et professionnelle professionnelles
   professionnel professionnels a de la le les des du mes mon linguistiques techniques complementaires d' autres profesional
   profesionales laboral laborales y el los las del academica academicos tecnicas informaticos mi mis otra otras otros acerca
   complementaria beruf berufs schul`
    .split(/\s+/u)
    .filter(word => word !== ''),
)
