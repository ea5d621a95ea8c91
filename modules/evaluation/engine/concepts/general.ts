// The same format as in technology.ts: skills that many professions share, licenses, and names of languages.
export const GENERAL = `
team leadership | led a team, leading a team, team lead, team leader, teamleiter, teamleitung, people management, managing people, managed a team, managing a team, supervised, supervising, supervisor, line management, direct reports, shift lead, shift leader, schichtleiter, chef d'equipe, encadrement, jefe de equipo, lider de equipo, staff management
mentoring | mentored, mentor, coaching, coached, trained new, training new, training colleagues, anleitung, tutorat, mentoria
project management | project manager, managed projects, projektmanagement, projektleitung, projektleiter, gestion de projet, chef de projet, gestion de proyectos, jefe de proyecto, pmp, prince2
stakeholder management | stakeholders, stakeholder, cross-functional, cross functional, interdisciplinary
communication | communication skills, communicated, written communication, verbal communication, kommunikation, kommunikationsfahigkeit, communication ecrite, comunicacion
presentation | presentations, presenting, presented to, public speaking, prasentation, prasentationen, presentaciones
teamwork | team player, collaboration, collaborated, worked closely with, teamfahigkeit, teamarbeit, travail d'equipe, trabajo en equipo
problem solving | troubleshooting, troubleshoot, root cause, root cause analysis, problemlosung, resolution de problemes, resolucion de problemas
time management | prioritization, prioritisation, prioritized, prioritised, meeting deadlines, deadlines, zeitmanagement, gestion du temps, gestion del tiempo
organizing skills | organizational skills, organisational skills, well organized, well organised, organisationstalent
attention to detail | detail oriented, detail-oriented, accuracy, accurate, sorgfalt, gewissenhaft, rigueur, precision
negotiation | negotiating, negotiated, verhandlung, verhandlungen, verhandlungsgeschick, negociation, negociacion
conflict resolution | conflict management, mediation, mediated, konfliktlosung, konfliktmanagement, gestion des conflits, resolucion de conflictos
reporting | reports, kpi, kpis, metrics, berichte, berichtswesen, informes
process improvement | process optimization, process optimisation, streamlined, improved processes, improved process, prozessoptimierung, amelioration des processus, mejora de procesos
strategy | strategic planning, strategie, planificacion estrategica
change management | organizational change, rollout, roll-out
remote work | remote, distributed team, home office, teletravail, teletrabajo
startup | start-up, early stage, early-stage
volunteering | volunteer, ehrenamt, benevolat, voluntariado
driving licence | driver's license, drivers license, driver license, driver's licence, driving license, valid licence, fuhrerschein, permis de conduire, permis b, carnet de conducir, permiso de conducir, class b licence, licencia de conducir
truck licence | cdl, hgv licence, hgv license, hgv, lkw-fuhrerschein, fuhrerschein klasse c, permis poids lourd, class c licence > driving licence
nursing licence | rn license, nursing license, registered nurse license, nmc pin, nmc registration, berufserlaubnis, diplome d'etat d'infirmier
work permit | right to work, work authorization, work authorisation, arbeitserlaubnis, permis de travail, permiso de trabajo
certified accountant | cpa, acca, cima, bilanzbuchhalter, expert-comptable > accounting
aws certification | aws certified, solutions architect associate > aws
scrum master | csm, certified scrum master, psm > agile
security standards | pci dss, soc 2, iso 27001 > compliance
trade certificate | vocational training, apprenticeship, ausbildung, berufsausbildung, apprentissage, formacion profesional, nvq, city and guilds
`

// Languages are separate, because a requirement can name their level.
export const LANGUAGES = `
english | englisch, anglais, ingles
german | deutsch, allemand, aleman, deutschkenntnisse
french | franzosisch, francais, frances
spanish | spanisch, espagnol, espanol, castellano
italian | italienisch, italien, italiano
portuguese | portugiesisch, portugais, portugues
dutch | niederlandisch, neerlandais, neerlandes, holandes
polish | polnisch, polonais, polaco
turkish | turkisch, turc, turco
russian | russisch, russe, ruso
ukrainian | ukrainisch, ukrainien, ucraniano
romanian | rumanisch, roumain, rumano
czech | tschechisch, tcheque, checo
arabic | arabisch, arabe
mandarin | chinese, chinesisch, chinois, chino, cantonese
japanese | japanisch, japonais, japones
korean | koreanisch, coreen, coreano
hindi | urdu
vietnamese | vietnamesisch
swedish | schwedisch, suedois, sueco
norwegian | norwegisch
danish | danisch
finnish | finnisch
greek | griechisch, grec, griego
hungarian | ungarisch, hongrois
`
