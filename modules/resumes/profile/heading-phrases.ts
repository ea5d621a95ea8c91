import type { SectionKind } from './headings.ts'

/** Complete headings, in lower case, whose words alone do not tell what their section is about. */
const phrases: Partial<Record<SectionKind, string>> = {
  contact: `
    persönliche informationen|persönliche angaben|angaben zur person|zur person|información personal|información de contacto|informazioni personali|informações pessoais|persoonlijke informatie|informacje osobowe|personlig information|informations personnelles|données personnelles|renseignements personnels|état civil|personal details|personal data|informazioni anagrafiche|dane personalne`,
  experience: `
    current position|current positions|current role|previous positions|previous roles|positions held|professional background|employment record|
    career highlights|professional appointments|academic appointments|earlier experience|prior experience|past experience|freelance experience|
    academic positions|academic experience|academic employment|academic career|research positions|research appointments|research experience|teaching experience|teaching positions|teaching appointments|clinical experience|hospital appointments|clinical appointments|faculty appointments|faculty positions|postdoctoral experience|professional history|job history|employment and experience|professional track record|work placements|places of work|experience and achievements|
    professional activities|professional engagements|career path|career to date|practical training|work and volunteer experience|
    berufliche erfahrung|berufliche erfahrungen|praktische erfahrung|praktische erfahrungen|beruflicher hintergrund|berufliche laufbahn|
    bisherige tätigkeiten|bisherige stationen|bisherige positionen|arbeitsverhältnisse|beschäftigungsverhältnisse|praktika und nebenjobs|
    anstellungen|berufliche entwicklung|beruflicher lebenslauf|berufsleben|berufslaufbahn|berufsweg|beruflicher weg|nebentätigkeiten|nebenjobs|
    werkstudententätigkeiten|praktische tätigkeiten|
    activité professionnelle|activités professionnelles|carrière|carrière professionnelle|expérience de travail|expériences de travail|
    historique professionnel|historique d'emploi|postes occupés|parcours en entreprise|cheminement professionnel|vie professionnelle|
    situation actuelle|expériences et stages|stages et expériences|stages et emplois|stages et jobs|emploi actuel|emplois occupés|
    historial laboral|historial profesional|historia laboral|vida laboral|antecedentes laborales|antecedentes profesionales|desempeño profesional|
    desempeño laboral|experiencia de trabajo|actividad profesional|actividad laboral|recorrido profesional|carrera profesional|cargos desempeñados|
    puestos desempeñados|prácticas profesionales|referencias laborales|experiencia y prácticas|
    experiência de trabalho|experiências de trabalho|histórico profissional|histórico de trabalho|atuação profissional|vivência profissional|
    atividade profissional|atividades profissionais|carreira|carreira profissional|estágios|estágios profissionais|vínculos profissionais|empregos|
    empregos anteriores|experiências anteriores|
    attività lavorativa|attività lavorative|attività professionale|attività professionali|percorso professionale|percorso lavorativo|
    esperienze di lavoro|esperienza di lavoro|incarichi|incarichi ricoperti|storia lavorativa|posizioni ricoperte|tirocini|stage e tirocini|
    tirocini e stage|occupazione attuale|
    arbeidservaring|carrière|beroepservaring|loopbaanoverzicht|stage-ervaring|bijbanen|vorige functies|huidige functie|arbeidsverleden|
    stages en bijbanen|professionele loopbaan|
    przebieg kariery zawodowej|przebieg kariery|historia zatrudnienia|przebieg pracy zawodowej|przebieg zatrudnienia|praktyki i staże|
    staże i praktyki|praktyki zawodowe|dotychczasowe zatrudnienie|aktywność zawodowa|historia zawodowa|ścieżka zawodowa|
    tidigare anställningar|nuvarande anställning|erfarenheter|arbeten|yrkeserfarenheter|arbetslivserfarenheter|tidigare arbeten|
    tidigare erfarenhet|befattningar|uppdrag och anställningar|
    iş geçmişi|çalışma hayatı|çalışma geçmişi|çalışma deneyimi|profesyonel deneyimler|kariyer geçmişi|stajlar|staj deneyimi|iş hayatı|
    التاريخ الوظيفي|الخبرة في العمل|السجل الوظيفي|المسيرة المهنية|المسار المهني|المسار الوظيفي|السيرة المهنية|التدريب العملي|
    freelance work|freelance projects|selected engagements|client engagements|consulting engagements|
    selbständigkeit|selbstständigkeit|selbständige tätigkeit|selbstständige tätigkeit|freiberufliche tätigkeit|freiberufliche tätigkeiten|freiberufliche projekte|freiberuflichkeit|mandate|ausgewählte mandate|
    activité indépendante|activités indépendantes|missions freelance|missions en freelance|travail indépendant|trabajo autónomo|trabajos como autónomo|actividad autónoma|
    attività autonoma|lavoro autonomo|trabalho autônomo|trabalho autónomo|trabalho independente|zzp-opdrachten|freelance opdrachten|zelfstandig werk|
    konsultuppdrag|frilansuppdrag|
    professional activity|odbyte praktyki|odbyte staże|experience highlights|internship|internships|summer internship|summer internships|industrial training|industrial internship|industrial internships|internship experience|placements|jobs|my jobs|past positions|current and past positions|current position|volunteer and work experience|career overview|work placements|summer jobs|part-time jobs|student jobs|paid work|appointments|posts held|where i've worked|where i have worked|what i've done|what i have done|military service|military experience|military career|
    arbeitserfahrungen|bisheriger werdegang|beschäftigungen|beschäftigungsverlauf|arbeitgeber|bisherige arbeitgeber|anstellung|aktuelle tätigkeit|aktuelle position|erwerbsleben|karriere|karriereverlauf|beruf und karriere|arbeitsleben|ferienjobs|praktikum|klinische praktika|famulaturen|praktisches jahr|praktika und ferienjobs|meine stationen|wo ich gearbeitet habe|berufliches|
    mon parcours|vie active|ce que j'ai fait|références professionnelles|itinéraire professionnel|stages et emplois saisonniers|jobs d'été|jobs étudiants|emplois saisonniers|emplois étudiants|poste actuel|postes précédents|emploi|parcours|stages professionnels|expériences significatives|principales expériences|où j'ai travaillé|
    trabajos|trabajos anteriores|trabajos realizados|empleos|empleos anteriores|empleo actual|prácticas|prácticas y empleos|cargos|cargos ocupados|puestos|puestos ocupados|actividad anterior|situación profesional actual|situación actual|mi trayectoria|dónde he trabajado|experiencias|experiencia previa|experiencia profesional y laboral|
    mestieri|il mio percorso|lavori|lavori svolti|impieghi|impiego attuale|occupazioni|dove ho lavorato|esperienze precedenti|posizione attuale|principali esperienze|carriera professionale|
    funções exercidas|funções desempenhadas|cargos ocupados|cargos exercidos|trabalhos|trabalho|onde trabalhei|por onde passei|emprego atual|atuação|situação profissional atual|estágios e empregos|principais experiências|
    werkgevers|werkgevers en functies|banen|baan|bijbaan|bijbanen en stages|huidige baan|huidige werkgever|waar ik werkte|waar ik gewerkt heb|vakantiewerk|functies en werkgevers|
    przebieg pracy|staże|staż|miejsca pracy|poprzednie stanowiska|gdzie pracowałam|gdzie pracowałem|dotychczasowa praca|zatrudnienie i praktyki|prace dorywcze|
    arbete|tidigare jobb|nuvarande jobb|praktik|praktik och arbete|praktik och jobb|tjänster|arbetserfarenheter|arbetsliv|sommarjobb|extrajobb|här har jag jobbat|här har jag arbetat|uppdrag och jobb|jobb och praktik|mina jobb|
    kariyerim|iş tecrübelerim|iş deneyimlerim|deneyimlerim|çalıştığım yerler|çalıştığım kurumlar|nerelerde çalıştım|tecrübelerim|görevlerim|mesleki tecrübe|mesleki tecrübeler|mesleki yolculuk|stajlarım|görev yaptığım kurumlar|çalışma deneyimi|önceki işler|
    خبرات العمل|التاريخ المهني|الوظائف السابقة|الوظائف|الوظائف التي شغلتها|أين عملت|سجل العمل|التجارب المهنية|خبراتي|الأعمال السابقة|الحياة المهنية|المناصب`,
  education: `
    educational background|education & credentials|education and credentials|educational qualification|educational qualifications|
    educational history|education history|university|university education|higher education|academic record|academic profile|academic training|
    academic education|scholastic record|formal education|professional education|
    akademischer werdegang|schulischer werdegang|aus- und weiterbildung|aus- & weiterbildung|ausbildungsweg|bildungsabschlüsse|studium & ausbildung|
    schulabschluss|schulabschlüsse|schulischer hintergrund|bildungshintergrund|schulzeit|schullaufbahn|universitäre ausbildung|
    hochschulstudium|studienverlauf|akademische laufbahn|
    parcours académique|parcours scolaire|parcours universitaire|parcours de formation|cursus|cursus scolaire|cursus universitaire|
    cursus académique|formation académique|formation initiale|formation universitaire|formation scolaire|études et formations|
    études et diplômes|niveau d'études|éducation et formation|
    títulos y grados académicos|títulos y grados|grados académicos|títulos universitarios|estudios universitarios|estudios realizados|estudios académicos|títulos|títulos académicos|formación reglada|formación universitaria|antecedentes académicos|
    datos académicos|titulaciones|historial académico|preparación académica|trayectoria académica|estudios y formación|nivel académico|
    escolaridad|perfil académico|
    habilitações literárias|habilitações académicas|habilitações acadêmicas|graduação|formação superior|percurso académico|
    percurso acadêmico|formação escolar|dados acadêmicos|histórico acadêmico|formação e qualificações|
    titoli di studio|titolo di studio|percorso di studi|percorso formativo|percorso scolastico|percorso accademico|
    studi e formazione|formazione accademica|formazione scolastica|curriculum studiorum|istruzione e titoli|
    educatie|scholing|opleiding en scholing|vooropleiding|gevolgde opleidingen|opleidingen en cursussen|academische achtergrond|
    przebieg edukacji|przebieg nauki|przebieg nauczania|edukacja i szkolenia|wykształcenie wyższe|ukończone szkoły|
    akademisk bakgrund|akademiska meriter|utbildningsbakgrund|skolgång|
    öğrenim durumu|eğitim durumu|eğitim geçmişi|akademik geçmiş|öğrenim bilgileri|mezuniyet bilgileri|akademik bilgiler|
    الخلفية التعليمية|الخلفية الأكاديمية|التحصيل العلمي|التحصيل الدراسي|المسار الدراسي|المسيرة التعليمية|
    my education|education history and training|studies and degrees|degrees|qualifications and education|secondary education|schools|school education|where i studied|
    schulische laufbahn|lehre und schule|schule und lehre|abschlüsse|schul- und berufsausbildung|schule und studium|studium und schule|bildungsstationen|was ich gelernt habe|wo ich gelernt habe|schulische und berufliche ausbildung|hochschule|universität|akademisches|
    mes études|diplômes obtenus|diplômes et études|scolarité et diplômes|formation et études|formation continue et initiale|parcours d'études|bagage|
    dónde he estudiado|estudios y titulaciones|educación formal|historial educativo|educación superior|
    studi fatti|studi compiuti|i miei studi|formazione e studi|scuola|scuole|scuole frequentate|titoli|formazione e istruzione|carriera scolastica|
    percurso escolar|o que estudei|estudos realizados|qualificações académicas|qualificações acadêmicas|vida académica|vida escolar|escola|
    diploma's|waar ik leerde|waar ik studeerde|opleiding en diploma's|studies en diploma's|school|scholing en opleiding|
    studia|uczelnie i szkoły|szkoły i uczelnie|nauka i studia|ukończone studia|szkoły i kursy|edukacja szkolna|
    skola|skolor|examina|skolbänken|studier och examina|akademisk utbildning|högskolestudier|skola och utbildning|
    mezuniyet|mezuniyetler|mezun olduğum okullar|okul bilgileri|okullarım|eğitimlerim|akademik geçmişim|öğrenim geçmişi|
    المؤهل العلمي|التعليم والتدريب|المؤهلات الدراسية|الدراسات|أين درست|المراحل الدراسية|الشهادات الدراسية|الشهادات الأكاديمية`,
  skills: `
    skills & abilities|skills and abilities|skill highlights|top skills|programming languages|languages and frameworks|frameworks|
    software|software skills|technical knowledge|knowledge|technical background|technical proficiency|abilities|competencies and skills|
    areas of knowledge|technical expertise|technical summary|it knowledge|computer knowledge|
    kernkompetenzen|fachliche kompetenzen|kernkenntnisse|sonstige kenntnisse|besondere fähigkeiten|schlüsselkompetenzen|
    programmierkenntnisse|programmiersprachen|technologien|methodenkompetenzen|softwarekenntnisse|pc-kenntnisse|schwerpunkte|
    kompetenzprofil|soziale kompetenzen|persönliche kompetenzen|persönliche stärken|
    compétences clés|informatique|atouts|logiciels|maîtrise informatique|qualités|connaissances|connaissances informatiques|bureautique|
    domaines de compétence|domaines de compétences|domaines d'expertise|compétences professionnelles|compétences personnelles|
    compétences transversales|langages de programmation|
    informática|competencias digitales|competencias profesionales|competencias personales|habilidades y conocimientos|manejo de software|
    ofimática|destrezas digitales|conocimientos técnicos|capacidades|fortalezas y habilidades|programas|habilidades personales|
    capacidades|competências digitais|competências pessoais|conhecimentos técnicos|ferramentas|competências e habilidades|
    habilidades e competências|informática e ferramentas|tecnologias|qualificações|resumo de qualificações|
    competenze personali|competenze professionali|competenze trasversali|conoscenze tecniche|abilità|strumenti|informatica|
    capacità e competenze tecniche|capacità e competenze personali|punti di forza|
    computervaardigheden|persoonlijke vaardigheden|kerncompetenties|computerkennis|ict-vaardigheden|digitale vaardigheden|kwaliteiten|
    technische kennis|sterke punten|
    obsługa komputera|umiejętności zawodowe|umiejętności miękkie|mocne strony|kluczowe umiejętności|kluczowe kompetencje|
    umiejętności i kompetencje|znajomość programów|oprogramowanie|narzędzia|
    it-kunskaper|datakunskaper|datorvana|personliga egenskaper|kompetensområden|nyckelkompetenser|egenskaper|styrkor|tekniska kunskaper|verktyg|
    bilgisayar bilgisi|bilgisayar becerileri|bilgisayar bilgileri|teknik bilgiler|yetkinliklerim|kişisel beceriler|mesleki beceriler|
    programlama dilleri|programlar|
    المهارات التقنية|المهارات الشخصية|المهارات الحاسوبية|المهارات الفنية|مهارات الحاسوب|مهارات الحاسب الآلي|المهارات والقدرات|المهارات العملية|المهارات المهنية|
    toolkit|toolbox|my toolkit|what i'm good at|what i can do|what i know|what i bring|tools and technologies|strengths and skills|key competences|practical skills|trade skills|
    werkzeuge|programme|was ich kann|was ich mitbringe|fachliches|fertigkeiten|kenntnisse & werkzeuge|werkzeugkasten|methoden und werkzeuge|programme und fähigkeiten|fachwissen|stärken und kenntnisse|
    boîte à outils|savoir-être|points forts|savoir-faire et outils|ce que je sais faire|mes atouts|mes compétences|domaines de prédilection|
    lo que sé hacer|caja de herramientas|técnicas y herramientas|mis habilidades|mis competencias|puntos fuertes|saberes|aptitudes y conocimientos|
    cassetta degli attrezzi|ferri del mestiere|cosa so fare|so fare|saper fare|le mie competenze|attitudini|strumenti e tecnologie|tecnologie|
    caixa de ferramentas|o que sei fazer|uso|pontos fortes|ferramentas e tecnologias|aptidões e competências|
    wat ik meebreng|wat ik in huis heb|dit kan ik|kan ik|mijn vaardigheden|gereedschap|
    kwalifikacje|stos technologiczny|stos|co potrafię|moje umiejętności|technologie i narzędzia|zdolności|
    kan|kompetens|det här kan jag|jag kan|mina kunskaper|verktyg och tekniker|färdigheter och kunskaper|
    becerilerim|yeteneklerim|nitelikler|niteliklerim|neler biliyorum|ne bilirim|neyle çalışırım|bildiğim programlar|kullandığım programlar|yetkinlik|uzmanlıklar|uzmanlık alanları|
    أبرز القدرات|أبرز المهارات|القدرات والمهارات|مهارات|الكفايات|الأدوات`,
  languages: `
    languages spoken|spoken languages|compétences en langue|compétences en langues|foreign languages|language proficiency|language competence|linguistic skills|
    sprachliche kenntnisse|sprachkompetenz|sprachliche kompetenzen|langues étrangères|langues parlées|compétences linguistiques|
    connaissances linguistiques|niveau de langues|maîtrise des langues|lenguas|lenguas extranjeras|idiomas extranjeros|competencias lingüísticas|
    conocimiento de idiomas|conocimientos de idiomas|dominio de idiomas|línguas estrangeiras|idiomas estrangeiros|competências linguísticas|
    competenze linguistiche|lingue straniere|conoscenze linguistiche|lingue conosciute|conoscenza delle lingue|vreemde talen|taalvaardigheden|taalvaardigheid|
    talenkennis en niveau|znajomość języków obcych|znajomość języków|umiejętności językowe|kompetencje językowe|språkliga kunskaper|
    yabancı dil|yabancı diller|yabancı dil bilgisi|dil bilgisi|dil becerileri|yabancı dil becerileri|المهارات اللغوية|إتقان اللغات|
    i speak|what i speak|sprachliches|ich spreche|langues vivantes|parler|je parle|conocimiento de lenguas|conocimiento de lenguas extranjeras|hablo|conoscenza lingue|lingue che uso|lingue parlate|parlo|idiomas falados|falo|línguas faladas|conhecimento de línguas|taalkennis|talen die ik spreek|ik spreek|jęz. obce|mówię|tungomål|språk jag talar|pratar|jag talar|konuştuğum diller|bildiğim diller|yabancı dillerim|لغاتي|اللغات الأجنبية`,
  certificates: `
    job related training|job-related training|professional standing|licence and endorsements|professional development|continuing education|continuing professional development|licenses|courses and certifications|certification and training|
    courses and training|professional training|training and development|additional training|further education and training|credentials|
    berufliche weiterbildung|zusatzqualifikationen|weiterbildung und zertifikate|kurse und zertifikate|seminare und weiterbildungen|
    formation continue|formations complémentaires|formations continues|habilitations|permis et certifications|certifications et formations|
    formación complementaria|formación adicional|formación continua|otros cursos|cursos realizados|cursos y talleres|otros estudios|
    formação complementar|formação contínua|formação adicional|cursos livres|cursos de aperfeiçoamento|cursos e certificados|outros cursos|
    corsi di formazione|corsi e certificazioni|formazione continua|corsi di aggiornamento|formazione complementare|attestati|certificati|
    cursussen en trainingen|trainingen en cursussen|certificeringen|overige cursussen|nascholing|aanvullende opleidingen|
    kursy i certyfikaty|certyfikaty i szkolenia|ukończone kursy|szkolenia i certyfikaty|dodatkowe kwalifikacje|
    kurser och certifikat|certifieringar och kurser|vidareutbildning|övriga kurser|fortbildning|
    kurs ve sertifikalar|eğitimler ve sertifikalar|sertifika ve eğitimler|katıldığı eğitimler|alınan eğitimler|kurs ve seminerler|
    الدورات التدريبية|الدورات والشهادات|الشهادات المهنية|الشهادات والدورات|التراخيص والشهادات|
    accreditations|registrations and licences|licences|licences and certificates|memberships and certificates|tickets and licences|licences and tickets|licenses and tickets|licences and cards|licences & tickets|tickets|clearances|courses attended|
    nachweise|prüfungen und scheine|scheine|scheine und prüfungen|befähigungen|befähigungsnachweise|scheine und zertifikate|berechtigungen|führerscheine|zertifikate und kurse|lizenzen|fort- und weiterbildung|fort- und weiterbildungen|sachkunde|zulassungen|
    titres et habilitations|permis et habilitations|diplômes complémentaires|certificats et formations|stages de formation|agréments|brevets|formations courtes|
    acreditaciones|carnés y permisos|permisos|licencias|títulos y certificados|cursos y carnés|habilitaciones|
    patenti|patentini|abilitazioni|abilitazioni e patenti|corsi e attestati|attestati e corsi|brevetti|qualifiche|iscrizioni e abilitazioni|
    títulos e certificados|certificado em|licenças|carteiras|habilitações profissionais|cursos de formação|certificados e licenças|
    diploma's en certificaten|certificaten en diploma's|papieren|bevoegdheden|rijbewijzen|opleidingen en certificaten|cursussen en certificaten|
    papierki|uprawnienia i certyfikaty|uprawnienia zawodowe|certyfikaty i kursy|licencje|dokumenty|prawo jazdy|prawo jazdy i uprawnienia|
    behörigheter|kurser med intyg|intyg och kurser|licenser|körkort och behörigheter|legitimationer|certifikat och kurser|
    belge ve kurs|belge ve kurslar|sertifikalarım|kurslar ve belgeler|ehliyet ve sertifikalar|lisanslar|aldığım eğitimler|
    دورات|دورات تدريبية|شهادات|دورات وشهادات|شهادات ودورات|الشهادات والرخص|الرخص المهنية|رخص`,
  summary: `
    executive summary|career profile|professional statement|career statement|introduction|who i am|about|personal summary|career summary|
    professional overview|qualifications summary|summary of qualifications|
    persönliches profil|über mich|zu meiner person|zur person|kurzvorstellung|berufliches profil|berufliche zielsetzung|einleitung|
    à propos|à propos de moi|résumé|profil personnel|objectif professionnel|projet professionnel|qui suis-je|en bref|synthèse|
    extracto|objetivos|objetivo profesional|perfil personal|quién soy|acerca de mí|resumen ejecutivo|presentación|
    objetivo profissional|perfil pessoal|quem sou|apresentação pessoal|síntese|
    obiettivo|obiettivi|obiettivo professionale|profilo personale|chi sono|presentazione|in breve|
    over mij|persoonlijk profiel|profielschets|wie ben ik|doelstelling|
    profil zawodowy|profil osobisty|cel zawodowy|kim jestem|krótko o mnie|
    om mig|profil|personlig profil|kort om mig|om mig själv|vem är jag|karriärmål|
    ben kimim|kısaca ben|kariyer hedefi|kariyer özeti|ön yazı|genel bilgi|profesyonel özet|
    الملخص المهني|الملخص الشخصي|نبذة شخصية|نبذة مختصرة|من أنا|الأهداف المهنية|الهدف المهني`,
}

const kindOfPhrases = new Map(
  Object.entries(phrases).flatMap(([kind, list]) =>
    list.split('|').map(phrase => [phrase.trim().replace(/ı/g, 'i'), kind as SectionKind] as const),
  ),
)

/** The section that a complete heading names; `plain` is in lower case, with i for the Turkish ı. */
export const kindOfFixedPhrase = (plain: string): SectionKind | null => kindOfPhrases.get(plain) ?? null
