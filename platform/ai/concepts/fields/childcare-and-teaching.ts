import type { Field } from '../field.ts'

/** Childcare, schools and further education. */
export const CHILDCARE_AND_TEACHING: Field = {
  occupations: `
childcare | nursery nurse, nursery practitioner, nursery assistant, early years practitioner, early years educator, early years teacher, childminder, nanny, pre-school assistant, room leader, erzieher, erzieherin, kinderpfleger, kinderpflegerin, sozialpädagogischer assistent, tagesmutter, kindheitspädagogin, éducateur de jeunes enfants, éducatrice de jeunes enfants, eje, auxiliaire de puériculture, assistante maternelle, agent petite enfance, atsem, educador infantil, educadora infantil, técnico en educación infantil, técnica en educación infantil, tei
nursery room leader | room leader, room leaders, senior nursery nurse, gruppenleitung kita, gruppenleiterin kita, responsable de section crèche
nursery management | nursery manager, nursery deputy manager, kitaleitung, kita-leitung, leitung der kita, directrice de crèche, directora de escuela infantil
teaching | class teacher, secondary teacher, subject teacher, supply teacher, head of year, lehrer, lehrerin, lehrkraft, grundschullehrerin, gymnasiallehrer, enseignant, enseignante, professeur des écoles, professeur certifié, maestro, maestra, maestra de primaria, profesor, profesora, profesor de secundaria
teaching assistant | learning support assistant, lsa, hlta, one-to-one support, schulbegleiter, schulbegleitung, integrationshelfer, aesh, accompagnant d'élèves, auxiliar de conversación
training delivery | corporate trainer, further education tutor, dozent, dozentin, formateur, formatrice, formateur d'adultes, formador, formadora
`,
  work: `
early years framework | eyfs, early years foundation stage, bildungsplan kita, orientierungsplan, projet pédagogique, proyecto educativo infantil
early years observation | observations and next steps, learning journals, learning journeys, progress check at two, portfolioarbeit, bildungsdokumentation, beobachtung und dokumentation < tapestry, famly, kidkiddo
key person | key person for, key worker for, key children, bezugserzieher, bezugserzieherin, référente d'un groupe d'enfants
work with babies | baby room, babies, under twos, under 2s, under-twos, under threes, u3, u3-bereich, krippe, krippenkinder, nourrissons, bébés, section des bébés, lactantes, bebés
settling-in of children | settling-in visits, settling in, eingewöhnung, eingewöhnungen, berliner modell, adaptation des enfants, periodo de adaptación
messy play | sensory play, creative play, kreativangebote, activités d'éveil, éveil, psicomotricidad
parent communication | daily handovers with parents, parents' evenings, parent meetings, elterngespräche, elternarbeit, elternabende, relation avec les parents, transmissions aux parents, tutorías con familias, reuniones con padres
special needs education | =SEND, =SEN, special educational needs, ehcp, ehcps, förderbedarf, sonderpädagog*, inklusion, élèves à besoins particuliers, necesidades educativas especiales, acnee
behaviour management | classroom management, managing behaviour, klassenführung, gestion de classe, gestión del aula
lesson planning | planning lessons, schemes of work, unterrichtsplanung, unterrichtsvorbereitung, préparation de cours, préparation des cours, programación didáctica
digital learning platforms | vle, virtual learning environment, lms, lernplattform, plateforme pédagogique < moodle, canvas lms, google classroom, teams for education, itslearning, iserv, pronote, klassly, showbie
makaton | makaton signing, makaton signs, gebärdenunterstützte kommunikation, guk
e-learning design | instructional design, e-learning, elearning, e-learning modules, articulate storyline, storyline 360, digital learning content
`,
  certificates: `
childcare level 3 qualification | level 3 childcare, level 3 early years, level 3 childcare qualification, level 3 early years educator, cache level 3, level 3 diploma for the early years educator, diploma for the early years educator, nneb, nvq level 3 childcare, btec childcare level 3, level 3 diploma for the children and young people's workforce, level 3 in childcare, level 3 nursery
educator diploma | staatlich anerkannter erzieher, staatlich anerkannte erzieherin, staatliche anerkennung als erzieherin, cap petite enfance, cap aepe, técnico superior en educación infantil
paediatric first aid | paediatric first aid 12 hours, full paediatric first aid, 12-hour paediatric first aid, pediatric first aid
criminal record check | dbs update service, dbs on the update service, enhanced dbs check, dbs enhanced, dbs cleared, update service, certificado de antecedentes penales
teaching qualification | educator license, professional educator license, teaching credential, teacher license, teacher's license, licensed teacher, teaching certification, state teaching certification, state certified teacher, qualified teacher, qualified teacher status, pgce secondary, pgce primary, dtlls, cert ed, level 5 teaching, award in education, crpe, capes, agrégation, capeft, máster del profesorado, cap del profesorado, oposiciones de magisterio
early childhood educator diploma | deeje, diplôme d'état d'éducateur de jeunes enfants, diplôme d'état d'éducatrice de jeunes enfants, diplôme d'éducateur de jeunes enfants, diplôme d'éducatrice de jeunes enfants > educator diploma
childcare assistant diploma | deap, diplôme d'état d'auxiliaire de puériculture, diplôme d'auxiliaire de puériculture > educator diploma
`,
}
