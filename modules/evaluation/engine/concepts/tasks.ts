// The same format as in care.ts: signs in the description of work that show a concept of another table without its name.
export const TASKS = `
continuous delivery | continuous deployment, small changes + customers/production/roll, releases + automat*/daily/a day, release + pipeline, pipeline + deploy*/release*/ship*, deploy* + a day/daily/automat*/every commit/pipeline, merge + production + minutes, mehrmals täglich + deploy*/release*, déploiement continu, livraison continue, despliegue continuo, entrega continua > ci/cd
ci/cd | pipeline + build*/test*/deploy*/release*, build + pipeline/server, automated builds, intégration continue, integración continua, pipelines
query tuning | tuning queries, query performance, slow queries, joins + rewr*/index, covering index, index + queries/query/join*, queries + faster/slow*/tuned/rewr*, tuning relational database queries, sql tuning, query + seconds/ms/plan*, consultas + lent*/optimiz*/reescrib*, requêtes + lent*/optimis*, abfragen + optimier*/langsam* > sql
sql | queries + bigquery/snowflake/redshift/postgres/mysql/oracle, consultas + bigquery/base, consultas sobre, joins, stored procedures
performance optimization | latency + down/cut/reduc*/fell, response time* + down/cut/reduc*/from, ms at the, load time*, page load, ladezeit*, temps de réponse, temps de chargement, tiempo de respuesta, tiempos de carga, percentile
a/b testing | two versions + random/split/half/customers, dos versiones + azar/clientes, deux versions + hasard/clients, zwei varianten + zufällig*/kunden/nutzer, split test, split tests, control group + test*, half of the visitors, random* + version*/variant*/group*
data visualization | cuadros de mando, tableaux de bord, dashboards + manager*/publish*/weekly
customer data platform | cdp, segmentation + customer*
requirements engineering | requirements gathering, lastenheft, pflichtenheft, cahier des charges, specifications + customer*, user stories, anforderungsanalyse, recueil des besoins, expression de besoin, toma de requisitos
software testing | test cases, regression tests, bug reports, test plans + wrote, testfälle, cas de test, recette, casos de prueba
mobile apps | app store, play store, ios app, android app > mobile development
user support | users + help*/support*/accounts/tickets, password resets, tickets a day, tickets per, laptops + printers, laptops, imaging laptops, anwenderbetreuung, 1st level, first level, first-level support, user-support, support aux utilisateurs, assistance utilisateurs, soporte a usuarios > technical support
data migration | migrated + data/database/ledger*/records/accounts, migration of, datenmigration, reprise de données, migration de données, migración de datos, cut-over, cutover
web accessibility | screen reader*, screen-reader*, wcag 2.1, keyboard + focus/navigation, contrast ratio* > accessibility
password security | argon2, bcrypt, password storage, hashing > information security
incident response | postmortem*, post-mortem*, incidents + led/handled/root, outages > on-call
demand modelling | demand models, modelos de demanda, demand forecasting models > data science
predictive modelling | churn model, forecast model, gradient boosting, xgboost, random forest, predictive model*, regression model*, prognosemodell*, modèle prédictif, modelos predictivos > machine learning
data quality | data cleaning, cleaning data, duplicates + remov*/customer, data checks, datenqualität, qualité des données, calidad de datos, limpieza de datos
geographic information systems | gis, qgis, arcgis, sig
survey research | questionnaires, surveys + design*/ran
`
