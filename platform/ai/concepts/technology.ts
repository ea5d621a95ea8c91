// One concept per line: `name | other names > broader concepts`. A name with `=` is case-sensitive ("Go", not "go") and not
// recognized as the first word of a sentence.
export const TECHNOLOGY = `
software development | programmierkenntnisse, programmiererfahrung, programmieren, programming, coding, software engineering, software engineer, software developer, programmer, softwareentwicklung, softwareentwickler, developpement logiciel, desarrollo de software, desarrollador
frontend | front end, front-end, frontend development, ui development > software development
backend | back end, back-end, server side, server-side > software development
full stack | full-stack, fullstack > software development, frontend, backend
javascript | =JS, ecmascript, es6 > software development
typescript | =TS > javascript
react | =React, react.js, reactjs, react js > javascript, frontend ~ front-end framework
next.js | nextjs, next js > react
redux | redux toolkit > react
vue | =Vue, vue.js, vuejs, nuxt > javascript, frontend ~ front-end framework
angular | angularjs > javascript, frontend ~ front-end framework
svelte | sveltekit > javascript, frontend ~ front-end framework
html | html5 > frontend
css | css3, sass, scss, tailwind, tailwindcss > frontend
accessibility | wcag, a11y, barrierefreiheit, accessibilite, accesibilidad
node.js | nodejs, =Node > javascript, backend
express | =Express, express.js, fastify, nestjs > node.js ~ web framework
python | python3 > software development
django | > python, backend ~ web framework
flask | =Flask > python, backend ~ web framework
fastapi | fast api > python, backend ~ web framework
java | > software development ~ object-oriented language
spring | =Spring, spring boot, springboot > java, backend ~ web framework
kotlin | > software development ~ object-oriented language
scala | > software development
c# | c sharp, csharp > software development ~ object-oriented language
.net | dotnet, asp.net, .net core > c#, backend
c++ | cpp, c plus plus > software development
c language | =C > software development
go language | golang, =Go > software development, backend
rust | =Rust > software development
ruby | > software development
ruby on rails | rails, ror > ruby, backend ~ web framework
php | > software development, backend
laravel | symfony > php ~ web framework
swift | =Swift > software development, ios
ios | ios development, iphone apps > mobile development ~ mobile platform
android | android development, jetpack compose > mobile development ~ mobile platform
mobile development | mobile app, mobile apps, flutter, react native > software development
graphql | apollo > api
rest | =REST, restful, rest api, rest apis > api
api | apis, web services, api design, api integration, schnittstellen
grpc | protobuf > api
microservices | micro services, service oriented architecture, soa > backend
distributed systems | event driven, event-driven, distributed system > backend
message queue | message queues, message broker, event streaming, streaming platform, pub/sub
kafka | apache kafka > message queue ~ message broker
rabbitmq | > message queue ~ message broker
amazon sqs | sqs > message queue ~ message broker
nats | =NATS > message queue ~ message broker
sql | sql queries, sql-abfragen, requêtes sql, consultas sql, t-sql, pl/sql, plpgsql > relational databases
relational databases | relational database, relationale datenbank, relationale datenbanken, relationalen datenbanken, base de donnees relationnelle, bases de donnees relationnelles, base de datos relacional, bases de datos relacionales, rdbms > databases
databases | database, datenbank, datenbanken, base de donnees, bases de donnees, base de datos, bases de datos
postgresql | postgres, psql > sql ~ sql database
mysql | mariadb > sql ~ sql database
sql server | mssql, ms sql > sql ~ sql database
oracle database | oracle db > sql ~ sql database
sqlite | > sql ~ sql database
mongodb | mongo > nosql
nosql | cassandra, dynamodb, couchbase > databases
redis | memcached > databases
elasticsearch | opensearch, solr, elastic search > databases
cloud | cloud computing, cloud infrastructure, cloud services
aws | amazon web services, ec2, s3, lambda, cloudformation > cloud ~ cloud provider
azure | microsoft azure > cloud ~ cloud provider
google cloud | gcp, google cloud platform > cloud ~ cloud provider
docker | containers, containerization, containerisation, podman > devops
kubernetes | k8s, helm, openshift, eks, gke > docker
terraform | > infrastructure as code ~ infrastructure tool
pulumi | > infrastructure as code ~ infrastructure tool
infrastructure as code | iac, ansible, puppet > devops ~ infrastructure tool
devops | site reliability, sre, platform engineering
ci/cd | continuous integration, continuous delivery, continuous deployment, jenkins, github actions, gitlab ci, circleci > devops
git | github, gitlab, bitbucket, version control, versionskontrolle
linux | unix, ubuntu, debian, red hat, rhel
bash | shell scripting, shell scripts > linux
powershell | powershell scripts, powershell-skripte, scripts powershell, scripts en powershell > windows server
windows server | windows servers, windows-server > system administration
system administration | administration de serveurs, serveurs linux, serveurs windows, serveurs debian, serveurs + administr*/linux/debian/windows, sysadmin, systems administrator, system administrator, systemadministrator, administrateur systeme, administrador de sistemas
networking | tcp/ip, vpn, firewalls, cisco, routing and switching, ccna
system monitoring | observability, monitoring tools, monitoring and alerting, prometheus, grafana, datadog, new relic, opentelemetry
on-call | on call, incident response, incident management, pager, rufbereitschaft
information security | cybersecurity, cyber security, infosec, owasp, it security, it-sicherheit, penetration testing, pentest
oauth | openid connect, oidc, saml, single sign-on, sso > information security
encryption | cryptography, tls, pki > information security
automated testing | test automation, unit tests, unit testing, integration tests, tdd, test driven development, pytest, junit, jest, vitest, automatisierte tests
end-to-end testing | e2e, playwright, cypress, selenium > automated testing ~ test tool
quality assurance | qa, manual testing, test plans, software testing, qualitatssicherung, assurance qualite, control de calidad
code review | code reviews, peer review, pull requests
agile | scrum, kanban, sprints, sprint planning, agil, agile methoden
jira | confluence, =Linear > agile
system design | software architecture, systemarchitektur, architecture logicielle, arquitectura de software
performance optimization | performance tuning, profiling, latency, query optimization, performance optimisation
machine learning | ml, deep learning, scikit-learn, sklearn, maschinelles lernen, apprentissage automatique, aprendizaje automatico > data science
pytorch | tensorflow, keras > machine learning ~ deep learning library
natural language processing | nlp, large language models, llm, llms > machine learning
computer vision | opencv > machine learning
data science | data scientist, datenwissenschaft, science des donnees, ciencia de datos
data analysis | data analytics, data analyst, analista de datos, analyste de données, analyste données, datenanalystin, datenanalyse, datenanalyst, analyse de donnees, analisis de datos
data engineering | data engineer, data pipelines, data pipeline, etl, elt, airflow, dagster
data warehouse | data warehousing, snowflake, bigquery, redshift, databricks > data engineering
dbt | > data engineering, sql
spark | =Spark, apache spark, pyspark, hadoop > data engineering
pandas | numpy > python, data analysis
r language | =R, rstudio, tidyverse > data analysis ~ statistics software
statistics | statistical analysis, regression, hypothesis testing, statistik, statistiques, estadistica
a/b testing | ab testing, a/b tests, experimentation, controlled experiments > statistics
data visualization | data visualisation, dashboards, dashboard, tableau, power bi, looker, metabase, datenvisualisierung
power bi | powerbi > data visualization ~ bi tool
tableau | > data visualization ~ bi tool
looker | > data visualization ~ bi tool
excel | =Excel, ms excel, microsoft excel, spreadsheets, pivot tables, vlookup, tabellenkalkulation, tableur, hojas de calculo
google sheets | > excel
gdpr | dsgvo, rgpd, data protection, datenschutz, protection des donnees, proteccion de datos
sap | =SAP, s/4hana, sap erp > erp
erp | enterprise resource planning, netsuite, dynamics 365, odoo
user interface design | ui design, interface design, interface designer, visual design, ui designer, ui/ux designer, ux/ui designer
user experience design | ux, ux design, ux designer, product design, product designer, interaction design
figma | > user interface design ~ design tool
sketch | =Sketch, adobe xd > user interface design ~ design tool
prototyping | prototypes, prototype, wireframes, wireframing, mockups
user research | usability testing, usability tests, user interviews, nutzerforschung, recherche utilisateur, investigacion de usuarios
design system | design systems, component library, storybook
graphic design | graphic designer, photoshop, illustrator, indesign, adobe creative suite, adobe creative cloud, grafikdesign, graphisme, diseno grafico
motion design | after effects, animation
video editing | premiere pro, final cut, davinci resolve
product management | product manager, product owner, product roadmap, roadmap, produktmanagement, chef de produit, gestion de producto
technical writing | documentation, technical documentation, api documentation, dokumentation
help desk software | zendesk, freshdesk, intercom, servicenow, jira service management, ticketing system, ticketing systems, ticket system
wordpress | shopify, webflow, cms, content management system
seo | search engine optimization, search engine optimisation, suchmaschinenoptimierung
`

// Names that are also everyday words, places or people.
export const AMBIGUOUS =
  'java, python, ruby, rust, swift, scala, go language, r language, c language, spring, react, vue, express, flask, spark, tableau, looker, sketch, oracle database, excel, bash'
