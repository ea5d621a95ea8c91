/** Concepts that name a quality of a person rather than work. */
export const QUALITIES = [
  'communication',
  'teamwork',
  'problem solving',
  'time management',
  'attention to detail',
  'independent work',
  'own initiative',
  'stress resistance',
  'organisational skills',
  'reliability',
]

/** Words that name qualities of a person and nothing that a résumé shows, in English, German, French and Spanish. */
export const QUALITY_WORDS = `
team player players teamwork spirit attitude mindset positive energetic energy enthusiasm enthusiastic curious curiosity creative
creativity flexible flexibility resilient resilience adaptable adaptability loyal loyalty honest honesty integrity empathy empathetic
charismatic charisma humour humor sense dedicated dedication committed commitment ambitious ambition driven hungry smart bright
intelligent talented rockstar ninja guru superstar self starter initiative entrepreneurial spirited learner learn willing eager
open minded open-minded communication communicator communicative interpersonal social soft people person dynamic punctual punctuality
reliable reliability responsible organised organized organisational organizational structured thinker thinking analytical strategic
solution oriented results result goal detail stress resistant pressure multitasking multitasker thrive thrives fit culture cultural
personality character presence qualities natural ownership mentality hard hardworking critical thinking arbeitsweise d'equipe
teamfahig teamfahigkeit teamgeist teamplayer belastbar belastbarkeit flexibel flexibilitat motiviert motivation engagiert engagement
einsatzbereit einsatzbereitschaft kommunikativ kommunikationsstark kommunikationsstarke kommunikationsfahigkeit loyal ehrlich humor
kreativ kreativitat neugierig neugier offen aufgeschlossen lernbereit lernbereitschaft eigeninitiative selbstbewusst zielorientiert
losungsorientiert strukturiert organisationstalent stressresistent empathisch empathie herzlich sympathisch personlichkeit auftreten
hohe hoher hohes hands-on-mentalitat mentalitat leidenschaft begeisterung punktlich punktlichkeit sozialkompetenz soziale kompetenz
esprit equipe dynamique motive motivee rigoureux rigoureuse rigueur autonome autonomie polyvalent polyvalente polyvalence curieux
curieuse creatif creative creativite flexible flexibilite adaptabilite sens relationnel relationnelle communication ecoute empathie
enthousiaste enthousiasme engage engagee passionne passionnee resistance stress ponctuel ponctuelle ponctualite initiative
bienveillant bienveillante bienveillance organise organisee personnalite savoir-etre
trabajo equipo espiritu dinamico dinamica motivado motivada motivacion proactivo proactiva proactividad flexible flexibilidad
creativo creativa creatividad curiosidad comunicativo comunicativa comunicacion empatia entusiasta entusiasmo compromiso
comprometido comprometida responsable organizado organizada puntual puntualidad iniciativa resolutivo resolutiva adaptabilidad
resiliencia lealtad honestidad ganas aprender actitud positiva don gentes
`
