import type { Field } from '../field.ts'

/** Projects, leadership and office programs. */
export const PROJECT_MANAGEMENT: Field = {
  occupations: `
project management | project manager, project lead, project coordinator, project officer, programme manager, pmo analyst, pmo, projektleiter, projektleiterin, projektmanager, projektmanagerin, projektkoordinator, chef de projet, cheffe de projet, responsable de projet, jefe de proyecto, jefa de proyecto, gestor de proyectos, coordinador de proyectos
`,
  work: `
project planning | project plans, project schedules, gantt, gantt charts, milestones, projektplanung, projektpläne, planning projet, planification de projet, planificación de proyectos < ms project, primavera, smartsheet
raid logs | risk logs, risk registers, risk register, risikomanagement im projekt, registre des risques
steering committees | steering committee, steerco, project boards, lenkungsausschuss, lenkungskreis, comité de pilotage, copil, comité de dirección de proyecto
project budget control | project budgets, project controlling, projektcontrolling, projektbudget, suivi budgétaire de projet, presupuesto del proyecto > managing project budgets
waterfall | v-model, v-modell, cycle en v
line management | line managing, line manager for, direct reports, personnel responsibility, personalverantwortung, disziplinarische führung, management hiérarchique, personal a cargo > team leadership
team leadership | mitarbeiterführung, management d'équipe, management d'une équipe, encadrement d'équipe, encadrement d'une équipe, gestion d'équipe, gestion d'une équipe, animation d'équipe, animation d'une équipe, direction d'une équipe, dirección de equipos, gestión de equipos
appraisals | appraisal meetings, one-to-ones, one to ones, performance appraisals, mitarbeitergespräche, entretiens annuels, evaluaciones de desempeño > performance reviews
return-to-work interviews | return-to-work chats, return to work interviews, rückkehrgespräche, bem-gespräche > absence management
rota planning | rotas, rota, shift plans, duty rosters, rosters, dienstpläne, dienstplanung, schichtpläne, schichtplanung, einsatzplanung, plannings des équipes, gestion des plannings, cuadrantes, cuadrantes de turnos, turnos del equipo > staff scheduling
advanced excel | pivot tables, vlookup, xlookup, sverweis, pivottabellen, tableaux croisés dynamiques, tcd, recherchev, tablas dinámicas, excel macros, vba macros > excel
vba | excel vba, makros, macros vba
`,
  certificates: `
prince2 | prince2 foundation, prince2 practitioner, prince2 agile
project management certificate | pmp, pmi, capm, ipma level d, ipma level c, apm pmq, apm project management qualification
`,
}
