import type { Field } from '../field.ts'

/** Human resources and payroll. */
export const PAYROLL_AND_HR: Field = {
  occupations: `
human resources | hr generalist, hr officer, hr advisor, hr adviser, hr business partner, people partner, people advisor, hr administrator, hr assistant, hr coordinator, hr manager, personalreferent, personalreferentin, personalsachbearbeiter, personalsachbearbeiterin, personaler, assistant rh, assistante rh, chargé rh, chargée rh, chargé des ressources humaines, responsable rh, técnico de recursos humanos, técnica de recursos humanos, técnico de rrhh, responsable de rrhh
recruiting | recruiter, talent acquisition, talent acquisition partner, recruitment consultant, resourcer, personalberater, personalbeschaffung, chargé de recrutement, chargée de recrutement, técnico de selección, técnica de selección, selección de personal
payroll | payroll administrator, payroll officer, payroll assistant, payroll manager, payroll accountant, entgeltabrechner, lohnbuchhalterin, lohnsachbearbeiter, gestionnaire de paie, gestionnaire paie, gestionnaire paie et administration du personnel, técnico de nóminas, gestor de nóminas
learning and development | l&d specialist, training manager, training coordinator, learning and development specialist, personalentwickler, personalentwicklung, personalentwicklerin, chargé de formation, responsable formation, técnico de formación
`,
  work: `
assessment centres | assessment centre, assessment centers, assessment center, assessment-center, centres d'évaluation
payroll | end-to-end payroll, end to end payroll, full payroll cycle, full-cycle payroll, payroll processing
payroll tax reporting | rti, rti submissions, real time information, fps, full payment submission, hmrc reporting, hmrc submissions, sozialversicherungsmeldungen, elstam, dsn, déclaration sociale nominative, seguros sociales, siltra > payroll
payroll year end | payroll year-end, p60, p60s, p11d, p11ds, payroll year end processing, lohnsteuerbescheinigungen, jahresmeldungen > payroll
pension auto-enrolment | auto-enrolment, auto enrolment, workplace pensions, pension contributions, pension uploads < nest and, aviva uploads
salary sacrifice | salary sacrifice schemes, salary exchange, entgeltumwandlung
statutory payments | ssp, smp, statutory sick pay, statutory maternity pay, statutory pay, attachment of earnings
international payroll | multi-country payroll, global payroll, payroll in several countries, payroll of several countries, overseas payroll, internationale lohnabrechnung, paie internationale, nómina internacional
expatriate administration | expats, global mobility, expatriates, entsendungen, mobilité internationale, movilidad internacional
recruiting | end-to-end recruitment, full-cycle recruiting, recruitment cycle, sourcing candidates, screening cvs, interviewing candidates, personalauswahl, bewerbermanagement, stellenausschreibungen, tri de cv, entretiens d'embauche, recrutements, cribado de candidatos, entrevistas de selección
employer branding | employer brand, arbeitgebermarke, marque employeur, marca empleadora
compensation and benefits | comp and ben, comp & ben, compensation & benefits, total rewards, salary benchmarking, vergütung, rémunération, compensación y beneficios
applicant tracking system | ats, bewerbermanagementsystem, logiciel de recrutement < =Greenhouse, =Lever, =Workable, teamtailor, bullhorn, rexx, softgarden, taleez, bizneo
works council | betriebsrat, betriebsräte, instances représentatives, comité d'entreprise, comité de empresa, trade unions, union reps
disciplinary and grievance | disciplinaries, grievances, grievance, disciplinary hearings, disciplinary procedures, abmahnungen, procédures disciplinaires, expedientes disciplinarios
onboarding | onboarding of new employees, new starters, inductions, induction of new staff, einarbeitung neuer mitarbeiter, intégration des nouveaux, intégration des collaborateurs, acogida de nuevos > employee onboarding
staff scheduling | scheduling staff, scheduling employees, employee scheduling, staff schedules, personaleinsatzplanung, dienstplan + #/erstell*/schreib*, plannings + équipe*/salariés/établi*/personnel, cuadrantes + personal/turnos/elabor*, turnos del personal
`,
  certificates: `
payroll qualification | cipp foundation degree, cipp qualified, cipp diploma, acipp, mcipp, fachkraft für entgeltabrechnung, titre gestionnaire de paie
hr qualification | cipd qualified, cipd qualification, cipd associate, assoc cipd, chartered mcipd, mcipd, associate cipd, cipd diploma
`,
}
