// Software by what it is used for: `what for | product, product`. A product is not replaced by another one of the same use.
export const PRODUCTS = `
crm | salesforce, hubspot, microsoft dynamics, pipedrive, zoho, siebel, sugarcrm
help desk software | zendesk, freshdesk, servicenow, intercom, jira service management, otrs, glpi, topdesk
call center | five9, genesys, avaya, aircall, talkdesk
hotel software | opera, mews, fidelio, protel, cloudbeds, apaleo, guestline
restaurant software | lightspeed, toast, oracle micros, gastrofix, orderbird, zelty, sevenrooms, opentable, resdiary
hr systems | workday, bamboohr, personio, ukg, adp, sap successfactors, successfactors, cornerstone, greenhouse, kronos, silae
erp | sap, oracle ebs, netsuite, odoo, dynamics nav, navision, dynamics 365, sage x3, infor, proalpha, abas, epicor, ifs applications
accounting software | quickbooks, xero, sage, datev, cegid, a3, contaplus, lexware, freshbooks, ciel, ebp, diamant
payroll software | sage paie, silae paie, adp payroll, datev lodas, a3nom
project management | ms project, microsoft project, asana, trello, monday.com, basecamp, smartsheet, primavera
collaboration software | confluence, slack, microsoft teams, sharepoint, =Notion, miro
data visualization | tableau, power bi, looker, qlik, qlikview, metabase, superset
statistics software | spss, stata, minitab, jmp, sas
computer-aided design | autocad, solidworks, catia, inventor, =Creo, siemens nx, fusion 360, rhino, microstation, archicad, allplan, vectorworks, tekla, civil 3d
electrical design | eplan, see electrical, caneco, dialux, elcad
process simulation | hysys, aspen hysys, aspen plus, chemcad, unisim
finite element analysis | ansys, abaqus, nastran, hypermesh
graphic design | photoshop, illustrator, indesign, coreldraw, canva, affinity, quarkxpress
motion design | after effects, cinema 4d, blender
video editing | premiere pro, final cut, davinci resolve, avid
audio production | pro tools, ableton, cubase, logic pro, qlab
user interface design | figma, adobe xd, invision, zeplin, axure
usability testing | maze, usertesting, hotjar, lookback
web content management | wordpress, typo3, drupal, contao, webflow, joomla, contentful
online shop | shopify, magento, woocommerce, prestashop, shopware
email marketing | mailchimp, klaviyo, brevo, activecampaign, marketo, pardot
web analytics | google analytics, matomo, adobe analytics, google tag manager
seo | semrush, ahrefs, sistrix, screaming frog, search console
social media | hootsuite, buffer, sprout social
geographic information systems | qgis, arcgis, mapinfo
warehouse management system | manhattan, blue yonder, sap ewm, reflex wms, korber
transport software | mandata, sap tm, transporeon, timocom, trans.eu, winsped
booking systems | amadeus, sabre, galileo, worldspan
electronic health records | epic, cerner, badgernet, emis, systmone, medistar, orbis, doctolib, dedalus, maincare
practice software | theorg, turbomed, medatixx, dampsoft, exact dental
school software | =SIMS, arbor, pronote, moodle, google classroom, untis, seesaw
library software | koha, aleph, absys, bibliotheca
legal software | clio, ra-micro, advoware, kleos, secib
case management software | mosaic, liquidlogic, charms
maintenance software | maximo, gmao carl, =Ultimo, sap pm
laboratory information system | labware, starlims, winlims
vehicle diagnostics | autodata, vcds, bosch kts, xentry, esi tronic, diagbox
salon software | phorest, treatwell, fresha, shortcuts
property software | domus, immoware, yardi, periodo
plc programming | tia portal, step 7, codesys, rslogix, unity pro
cnc programming | mastercam, solidcam, topsolid, hypermill, esprit
agile | jira
ci/cd | jenkins, gitlab ci, github actions, circleci, azure devops, argocd, teamcity, bamboo
infrastructure as code | terraform, ansible, puppet, chef infra, pulumi
system monitoring | prometheus, grafana, datadog, nagios, zabbix, splunk, new relic
container platforms | nomad, openshift, docker swarm, rancher
access management | okta, keycloak
translation software | trados, memoq, memsource
event software | eventbrite, cvent
ticketing | otrs tickets
recruiting | linkedin recruiter, taleo, personio recruiting, smartrecruiters
design tools | sketch
points of sale | square pos, vectron
`
