import type { Field } from '../field.ts'

/** Social work and the voluntary sector. */
export const SOCIAL_WORK: Field = {
  occupations: `
social work | social worker, senior social worker, sozialarbeiter, sozialarbeiterin, sozialpädagoge, sozialpädagogin, assistant social, assistante sociale, assistant de service social, trabajador social, trabajadora social
youth work | youth worker, youth support worker, streetworker, jugendarbeiter, jugendsozialarbeit, offene jugendarbeit, animateur socioculturel, animador sociocultural, educador de calle
social education | éducateur spécialisé, éducatrice spécialisée, educador social, educadora social
support coordination | case worker, caseworker, support coordinator, family support worker, casemanager, fallmanager, fallmanagerin, référent de parcours, tisf, técnico de intervención social
employment counselling | employment adviser, job coach, careers adviser, work coach, arbeitsvermittler, jobcoach, conseiller en insertion professionnelle, conseillère en insertion professionnelle, orientador laboral, técnica de inserción laboral
fundraising | fundraiser, fundraising manager, spendenwerbung, collecte de fonds, captación de fondos
`,
  work: `
needs assessments | assessments of need, care act assessments, hilfebedarfsermittlung, bedarfsermittlung, évaluation des besoins, valoración de necesidades
child in need plans | section 47, section 17, children in need, child protection plans, § 8a, kindeswohlgefährdung, inobhutnahme, aemo, protection de l'enfance, protección de menores > child protection
help plan meetings | hilfeplangespräche, hilfeplanverfahren, hilfeplanung > help planning
benefits advice | welfare rights, universal credit, pip applications, schuldner- und sozialberatung, accès aux droits, ouverture de droits, ayudas sociales
supported housing | supported living, betreutes wohnen, hébergement d'urgence, chrs, pisos tutelados, vivienda tutelada > housing support
volunteer management | managing volunteers, coordinating volunteers, volunteer coordination, ehrenamtskoordination, freiwilligenkoordination, gestion des bénévoles, gestión de voluntarios
grant applications | bid writing, funding bids, funding applications, fördermittelanträge, fördermittelakquise, dossiers de subvention, solicitud de subvenciones
motivational interviewing | motivierende gesprächsführung, entretien motivationnel, entrevista motivacional
child protection | child protective services, child welfare, child neglect, child abuse, child abuse and neglect, protection de l'enfance, protección de menores, kinderschutz
`,
  certificates: `
social work registration | social work england registered, swe registered, staatlich anerkannter sozialarbeiter, staatliche anerkennung soziale arbeit, deass, dees, colegiada trabajo social
`,
}
