import type { Field } from '../field.ts'

/** Software, data, testing and product. */
export const SOFTWARE_AND_DATA: Field = {
  occupations: `
software development | software engineer, software developer, programmer, application developer, softwareentwickler, softwareentwicklerin, fachinformatiker anwendungsentwicklung, anwendungsentwickler, développeur, développeuse, ingénieur logiciel, desarrollador, desarrolladora, programador, programadora, ingeniero de software
frontend | front-end developer, frontend developer, frontend engineer, frontend-entwickler, développeur front-end, développeur front, desarrollador frontend
backend | back-end developer, backend developer, backend engineer, backend-entwickler, développeur back-end, développeur back, desarrollador backend
full stack | full-stack developer, full stack engineer, fullstack developer, fullstack-entwickler, développeur full stack, développeur fullstack
data analysis | data analyst, bi analyst, reporting analyst, datenanalyst, datenanalystin, analyste de données, data-analyst, analista de datos
data engineering | data engineer, etl developer, ingénieur data, ingeniero de datos
data science | data scientist, machine learning engineer, ml engineer, científico de datos
software testing | qa engineer, test engineer, software tester, manual tester, qa tester, qa analyst, sdet, softwaretester, softwaretesterin, testeur logiciel, testeur, testeuse, tester de software, ingeniero de pruebas
product management | product manager, product owner, po role, produktmanager, produktmanagerin, chef de produit digital, responsable de producto
business analysis | business analyst, requirements analyst, anforderungsmanager, analyste fonctionnel, analyste métier, analista funcional, analista de negocio
`,
  work: `
etl | etl pipelines, data integration, ssis, talend, airflow, fivetran
user acceptance testing | uat, acceptance tests, uat sign-off, abnahmetests, recette fonctionnelle, pruebas de aceptación
regression testing | regression suite, regression plan, regression tests, regressionstests, tests de régression, tests de non-régression, pruebas de regresión
exploratory testing | exploratory sessions, exploratory tests, exploratives testen, tests exploratoires
test cases | test case design, writing test cases, test plans, testfälle, testfallerstellung, cas de test, cahiers de tests, casos de prueba < testrail, zephyr
test automation | automated test suites, automated ui tests, testautomatisierung, automatisation des tests, automatización de pruebas < playwright, =Cypress, selenium, webdriverio, robot framework, appium, testcafe
playwright | playwright suite, playwright tests
cypress | cypress.io, cypress tests
selenium | selenium webdriver
api testing | api tests, api checks, testing apis, api-tests, tests d'api, pruebas de api < postman, rest assured, soapui, bruno api
performance testing | load testing, load tests, stress testing, lasttests, performancetests, tests de charge, tests de performance, pruebas de carga, pruebas de rendimiento < jmeter, gatling, loadrunner, k6
mobile testing | mobile app testing, testing mobile apps, ios and android testing, tests mobiles, app-tests, testing of mobile < browserstack devices, ios and android app
cross-browser testing | cross browser testing, cross-browser, browserstack, sauce labs
bug tracking | bug triage, defect management, defects in jira, fehlermanagement, suivi des anomalies, gestión de defectos
scrum | sprint planning, sprints, retrospectives, retros, daily stand-ups, stand-ups, daily scrum, backlog refinement, agile teams, agile team, agile environment, agiles arbeiten, équipe agile, méthodes agiles, metodologías ágiles > agile
kanban | kanban boards
product backlog | backlog management, backlog prioritisation, user stories, story mapping, backlogpflege, gestion du backlog
product roadmap | roadmap, roadmaps, roadmap planning, feuille de route produit, hoja de ruta
requirements analysis | requirements gathering, gathering requirements, anforderungsanalyse, anforderungserhebung, recueil des besoins, spécifications fonctionnelles, cahier des charges, toma de requisitos > requirements engineering
process modelling | bpmn, process mapping, prozessmodellierung, modélisation de processus
snowflake | snowflake data warehouse > data warehouse
bigquery | google bigquery > data warehouse
databricks | databricks lakehouse
dashboards and reporting | dashboards, dashboarding, kpi reports, tableaux de bord, cuadros de mando < looker studio, power bi reports
continuous integration | ci pipelines, ci pipeline, build pipelines > ci/cd
version control | git, github, gitlab, bitbucket, svn
`,
  certificates: `
istqb foundation | ctfl, istqb ctfl, istqb foundation level, certified tester foundation level > testing certificate
istqb advanced | istqb advanced level, ctal, istqb advanced test analyst, istqb advanced test manager, istqb ctal > testing certificate
product owner certificate | cspo, pspo, professional scrum product owner, certified scrum product owner
safe certification | safe agilist, safe 5, safe scrum master, leading safe
`,
}
