// The same format as in care.ts: what IT, data, design, media, marketing, engineering and science are made of, in everyday words.
export const WORK_TECHNICAL = `
aws | eks, ecs, ec2, s3, lambda, rds, fargate, cloudwatch, route 53, dynamodb, aurora, sqs, spot instances, iam roles > cloud
kubernetes | eks, gke, aks, helm charts, kubectl, pods, cluster + node*/deploy*/k8s > docker
azure | aks, azure devops, entra, app service, blob storage > cloud
google cloud | gke, cloud run, gcs, pub/sub, bigquery > cloud
cloud migration | moved to the cloud, moved + services/servers/workloads + cloud/aws/azure/eks/kubernetes, lift and shift, cloud-migration*, migration cloud, migración a la nube, virtual machines + moved/migrat*
ci/cd | ci, pipelines, build pipeline*, gitlab runners, github actions, azure pipelines, argo, argocd, merge to production, from merge to, deploys a day, # deploys, releases a day, release pipeline, build time*, build server, pipelines ci/cd, intégration continue, déploiement continu, integración continua, despliegue continuo, release + automat*/minutes/hours/daily
infrastructure as code | terraform, pulumi, cloudformation, ansible, puppet, chef recipes, bicep, playbooks
system monitoring | prometheus, grafana, datadog, dashboards and alerts, alerts, alerting, error budget*, slo, slos, nagios, zabbix, elk, kibana, logs + alert*/monitor*
incident management | incidents, post-mortems, postmortems, mean time to recover, mttr, outage*, root-cause review*, störungsmanagement, gestion des incidents, gestión de incidencias, p1, major incident*
backups and recovery | backups, backup, restore*, disaster recovery, datensicherung*, sauvegardes, copias de seguridad, failover
secrets and access management | secrets rotat*, iam, sso, mfa, access reviews, berechtigungen, gestion des accès, least privilege
server patching | patched, patch management, patching, servers + patch*/updat*/debian/windows, updates + server*
network administration | switches!, routers!, firewall*, vlan*, vpn, wifi, wlan, cabling + office*, netzwerk*, réseau, réseaux, redes, cisco, juniper, fortinet, palo alto, bgp
end-user support | tickets, # tickets, laptops, password reset*, printers, service desk, users + help*/support*/#, anwenderbetreuung, anwender + support*/betreu*, benutzer + betreu*/unterstütz*, assistance aux utilisateurs, utilisateurs + assist*/support/#, soporte a usuarios, usuarios + soporte/atenci*/incidenc*, remote support, active directory, intune > technical support
web development | websites, web apps, web application*, landing pages, webentwicklung, sites web, sites internet, páginas web, aplicaciones web, single-page, wordpress > software development
api development | endpoints, graphql, api*, webhooks, openapi, swagger, schnittstelle* + entwick*/rest/program*, apis + built/design*/develop* > api
legacy modernisation | legacy, monolith, rewrote, rewrite, strangler, cobol + migrat*/replac*, altsystem*, refonte, modernis*, refactor*, sistemas heredados
test automation | automated tests, test suite, unit tests, integration tests, cypress, playwright, selenium, jest, pytest, regression suite, tests automatisés, pruebas automatizadas, test coverage, e2e > automated testing
manual testing | test cases, test plans, bug reports, bugs, exploratory test*, regression, testfälle, cahiers de recette, recette, casos de prueba, uat, defects + log*/report*
database design | schema, schemas, indexes, query tuning, slow queries, migrations + database/schema/table*, datenmodell*, modélisation, modelado de datos, normalis*
data pipelines | airflow, dbt, etl, elt, kafka streams, spark jobs, nightly load*, ingest*, datenpipelines, pipelines de données, flux de données, procesos etl, warehouse + load*/table*/model*, snowflake, bigquery, databricks > data engineering
dashboards and reporting | dashboards, power bi, tableau, looker, qlik, metabase, reports + managers/weekly/automat*/built, self-service report*, berichte + automat*/power bi, tableaux de bord, cuadros de mando, informes automatiz* > data visualization
data analysis | analysed, analyzed, analysis of, cohort*, segmentation, sql queries, pivot tables, lookups, trends + report*/sales/data, auswertung*, datenanalyse, ausgewertet, analyse de données, analyses, análisis de datos, explotación de datos, insight*, churn + analys*/model*/predict*, spreadsheet that
advanced excel | pivot table*, vlookup*, xlookup*, lookups, macros, vba, power query, workbook*, pivot-tabellen, sverweis, makros, tableaux croisés dynamiques, recherchev, tablas dinámicas, buscarv > excel
statistical modelling | regression, logistic regression, bayes*, hypothesis test*, confidence intervals, r scripts, régression, regresión, time series, forecast model*
machine learning | models + train*/deploy*/production/predict*, xgboost, random forest, neural network*, classifier*, recommendation*, recommender, features + model*, llm*, =RAG, fine-tun*, embedding*
experiment design | a/b test*, experiments, test and control, control group, variant*, uplift, holdout
data protection | gdpr, dpo, dpia, data subject*, datenschutz*, datenschutzbeauftragte*, rgpd, protection des données, protección de datos, privacy, anonymis*, retention polic*, consent + gdpr/cookie*/data
penetration testing | pentest*, penetration test*, vulnerabilit*, burp, owasp, red team, schwachstellen*, vulnérabilités, tests d'intrusion, pruebas de intrusión, bug bount*, cve > information security
security operations | siem, soc, splunk, sentinel, alerts + triag*/security/soc, phishing*, incident response, edr, malware, threat hunt* > information security
iso 27001 | isms, iso27001, tisax, soc 2, information security management > information security
usability testing | usability test*, user tests, user testing, tests utilisateurs, tests d'utilisabilité, pruebas de usabilidad, nutzertests, usability-tests, watched + users/people/customers/them/claimants/try, participants + test*/interview*, think-aloud, sat next to + users/claimants/customers/people, observ* + users/customers, tree tests, card sort*, moderated sessions, prototype tests > user research
user research | interviewed users, user interviews, diary stud*, field visits, user personas, customer journey*, journey map*, nutzerinterviews, entretiens utilisateurs, entrevistas con usuarios, survey* + users/customers/respond*
design systems | design system, component library, pattern library, patterns in figma, library of + buttons/components/patterns/icons, storybook, style guide, styleguide*, ui kit, charte graphique, guide de styles, sistema de diseño > design system
prototyping | clickable drafts, clickable, wireframe*, mock-up*, mockup*, prototypes + figma/test*/click*, klickdummy*, maquettes, prototipos, drafts + click*/test*
information architecture | menu with # entries, card sorts, tree tests, navigation + redesign*/restruct*, sitemap*, taxonomy
web accessibility | accessibility standards, accessibility, wcag, wcag 2.2, screen reader*, keyboard checks, keyboard navigation, contrast, barrierefreiheit, barrierefrei*, bitv, rgaa, accessibilité, accesibilidad > accessibility
mobile app design | native mobile apps, native app*, ios app*, android app*, mobile app design, app design
motion design | after effects, animations, animated, motion graphics, explainer video*, cinema 4d, lottie
print design | flyers, brochures, packaging, posters, menus + print*/design*, artwork, indesign, prepress, reinzeichnung, broschüren, plakate, plaquettes, affiches, mise en page, folletos, cartelería, maquetación, print-ready > print production
brand design | corporate design, logo*, brand identity, rebrand*, corporate identity, markenauftritt, identité visuelle, logotype, identidad corporativa, brand guidelines > graphic design
photo editing | photoshop, lightroom, retouch*, bildbearbeitung, retouche, retoque, raw files, photo shoots + edit*
video editing | premiere pro, adobe premiere, final cut, davinci, edited + video*/film*/episode*/clips, videoschnitt, schnitt, montage vidéo, edición de vídeo, montaje, reels, youtube + video*/channel
audio production | podcast*, sound mixing, microphones, mixing desk*, tonmischung, prise de son, mixage, sonorización, mezcla, live sound, front of house sound
stage and lighting | lighting rig*, rigging, get-in, get-ins, stage + build*/set*/light*, traversen, lichtpult*, beleuchtung + bühne/show, montage scène, pupitre, iluminación escénica, montaje de escenario
news writing | articles + wrote/written/newspaper*/magazine*/deadline*, # articles, interviews + wrote/article*/publish*, reportage*, reportagen, artikel + geschrieben/#, enquêtes, papiers, reportajes, noticias, crónicas, breaking news, deadline + edition/newspaper/paper
editing and proofreading | edited, proofread*, copy-edit*, lektor*, korrektur gelesen, relecture*, correction + textes/épreuves, corrección de textos, galeradas, style guide, manuscript*
content creation | blogs, blogging, blogger, blogbeitr*, blogpost*, blog posts, newsletters, newsletter, articles + website/blog, whitepapers, texte + website/blog/newsletter, contenus, rédaction web, contenidos, storytelling, editorial calendar, redaktionsplan, calendrier éditorial > content marketing
social media management | instagram, tiktok, facebook, linkedin, followers, # followers, abonnés, seguidores, reels, posts + week*/daily, community management, paid social > social media
paid advertising | google ads, meta ads, ppc, =SEA, adwords, roas, cost per lead, cost per click, ad spend, ad budget, kampagnen + google/budget/klick*, campagnes + google/sea/payant*, campañas + google/pago/adwords, display ads, cpa > paid search advertising
seo | organic traffic, search console, keywords, backlinks, rankings, ahrefs, semrush, référencement*, référencement naturel, posicionamiento*, suchmaschinen*, sichtbarkeit + google/such*
email campaigns | mailchimp, newsletters, open rate*, klaviyo, brevo, emailing*, email campaigns, mailings, e-mail campaigns, automation + mail*/flow* > email marketing
campaign management | campaigns, # campaigns, campaign + plan*/launch*/budget*, kampagne*, campagnes, campañas, media plan*, agencies + brief*/manag*/coordin* > marketing
market research | focus groups, market analys*, competitor*, marktforschung, wettbewerbsanalyse, études de marché, veille concurrentielle, estudios de mercado
product launch | launched, launches, go-to-market, produkteinführung*, markteinführung*, lancement*, lanzamiento*
process simulation | hysys, aspen, aspen plus, aspen hysys, chemcad, unisim, pro/ii, process model*, prozesssimulation, simulation de procédés, simulación de procesos
hazop studies | hazop, hazops, hazard and operability, loto, lopa, process safety, sil, atex, anlagensicherheit, sécurité des procédés, seguridad de procesos
plant shutdowns | turnaround*, shutdown*, stillstand*, revision*, abstellung*, arrêts techniques, grands arrêts, paradas de planta, parada + planta/programada
energy efficiency | energy saving*, steam balance, energy use, kwh + saved/down/less, energieeffizienz, energieeinsparung*, efficacité énergétique, économies d'énergie, eficiencia energética, ahorro energético, heat recovery
yield improvement | more output, yield, throughput, oee, scrap rate, off-spec, ausbeute, durchsatz, rendement, trs, rendimiento, merma
process commissioning | commissioning, start-up*, commissioned, inbetriebnahme*, mise en service, mise en route, puesta en marcha, =FAT, =SAT, ramp-up, walked + operators + start-up > commissioning
mechanical design | cad, solidworks, catia, inventor, =Creo, nx, assemblies, tolerances, gd&t, konstruktion*, konstruiert, baugruppen, conception mécanique, plans + solidworks/catia/dessin*, diseño mecánico, 3d models, drawings + produc*/detail*/releas*
simulation and calculation | fea, finite element*, ansys, abaqus, cfd, fem, festigkeit*, calculs, calcul de structures, cálculo de estructuras, stress analys*, fatigue
structural calculations | eurocode*, beams, steel frame*, load* + calculat*/design*/bearing, statik*, statische berechnung*, tragwerk*, note de calcul, descente de charges, cálculo estructural, etabs, robot structural, tekla > structural design
bim modelling | bim, revit, ifc, clash detection, allplan, archicad, tekla, maquette numérique > building information modelling
electrical design | eplan, circuit diagrams, schaltplan*, schaltschrank*, control cabinets, schémas électriques, armoires électriques, esquemas eléctricos, cuadros + diseño/montaje, single-line diagram*, lighting design
electronics development | pcb design, altium, =EAGLE, kicad, schematics, oscilloscope*, leiterplatten*, schaltungsentwicklung, cartes électroniques, diseño de placas, firmware, microcontroller*
embedded software | firmware, rtos, c code, stm32, arm cortex, can bus, autosar, embedded c, microcontrôleur*, microcontrolador*
product certification | ce marking, ce-kennzeichnung, marquage ce, marcado ce, type approval, ul, emc, emv, conformity
prototype testing | test bench*, test rig*, prüfstand*, versuch*, banc d'essai, bancs d'essai*, ensayos, banco de pruebas, prototypes + test*, durability
product lifecycle and change | engineering change*, ecn*, ecr, plm, windchill, teamcenter, änderungswesen, stückliste*, nomenclatures, listas de materiales
supplier quality | supplier audits, incoming inspection, ppap, erstmuster*, lieferantenaudits, wareneingangsprüfung, qualité fournisseurs, calidad de proveedores, sqa
production planning | mrp, production schedule*, schedul* + production/orders/line, fertigungssteuerung, arbeitsvorbereitung, produktionsplanung, ordonnancement, planification de production, planificación de la producción, capacity plan*, plan de charge
demand planning | forecast accuracy, demand forecast*, s&op, bedarfsplanung, absatzplanung, prévision des ventes, previsión de la demanda, stock cover
laboratory analysis | analyses, samples, # samples, samples + analys*/test*/daily/week/run, proben*, analytik, échantillons, prélèvements, muestras, assay*, titrat*, hplc, pipett* > laboratory work
method development | methods + develop*/transfer*/validat*, methodenentwicklung, développement de méthodes, mise au point de méthodes, desarrollo de métodos, puesta a punto > method validation
gmp | gmp, batch records, batch record review, clean room*, gmp-umfeld, gmp-dokumentation, bpf, normas de correcta fabricación, ncf, validated process*, audit* + fda/gmp
sterile work | sterile, aseptic, laminar flow, clean bench*, sterilbank, psm, hotte, campana de flujo, gowning > aseptic technique
cell culture | cell lines, passaged, passaging, incubators + cell*, zellen, zelllinien, cellules, lignées cellulaires, células, líneas celulares
scientific writing | research papers, publications, # papers, publish* + journal/paper*, publikationen, veröffentlich*, articles scientifiques, publications scientifiques, artículos científicos, thesis, posters, grant proposal*
statistics software | spss, stata, sas, minitab, jmp, matlab > statistics
field work | field survey*, sampling in the field, soil samples, water samples, transects, feldarbeit, geländearbeit, kartierung*, terrain + relevés/prélèv*, trabajo de campo, muestreo*, species surveys
gis | qgis, arcgis, geodata, geodaten, =SIG, cartograph*, maps + gis/layers, shapefile* > geographic information systems
environmental permits | environmental impact, permits + environment*/apply*, umweltverträglichkeit*, genehmigungsverfahren, bimschg, icpe, études d'impact, evaluación de impacto ambiental, autorización ambiental
waste water treatment | jar tests, chlorine dosing, dosing + chlorine/alum, sludge, belebung*, klärschlamm, boues, lodos, turbidity, effluent* > water treatment
wind and solar service | turbines, blades, pv plants, wechselrichter, inverters, windenergieanlage*, onduleurs, inversores, rotor*
aircraft inspection | a-check*, c-check*, line checks, airframe*, engines + aircraft/borescope, borescope, certify*, release to service, crs, tech log, easa, =FAR, freigabeberechtig*, bretter*, apu, napier > aircraft maintenance
manufacturing | production plant, manufacturing plant, production line*, tonnes a year, shop floor, units a day, werk, fertigung*, produktion, atelier de production, usine, fábrica, mill, factory floor > factory
food industry | cannery, conserverie, biscuiterie, conserves, brewery, dairy, bakery + industrial, agroalimentaire, agro-alimentaire, lebensmittelindustrie, lebensmittelbranche, lebensmittelbetrieb, molkerei, industria alimentaria, sector alimentario, food company, food companies, laiterie, charcuterie industrielle, matadero, abattoir, schlachthof, frozen food, ready meals, beverages, konserven*, conservas, galletas
games industry | game studio, video games, games industry, gaming, unity, unreal, spieleentwicklung, jeux vidéo, videojuegos
healthcare sector | healthcare, clinic*, health sector, gesundheitswesen, santé, sanidad, sector sanitario
energy sector | energy, utility company, utilities sector, utility companies, grid, stadtwerke, stromnetz, electricity, gas network, power plant*, énergie, energía
public transport | buses, trams, metro, verkehrsbetriebe, öpnv, nahverkehr, transports en commun, transporte público, réseau urbain
logistics sector | haulage, parcel company, spedition*, kurierdienst, transportes, transport routier, freight company
construction sector | baustelle*, bauarbeit*, bauleit*, baugewerbe, bauunternehm*, hochbau, tiefbau, bauunternehmen, btp, construcciones, building firm, contractor, civils, obras
shipyard | shipyard, shipyards, werft, chantier naval, chantiers navals, astillero, astilleros > shipbuilding
`
