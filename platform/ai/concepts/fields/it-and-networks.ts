import type { Field } from '../field.ts'

/** IT support, networks, cloud and security. */
export const IT_AND_NETWORKS: Field = {
  occupations: `
it support | it support technician, it support engineer, helpdesk technician, service desk analyst, desktop support, first line support, second line support, 1st line support, 2nd line support, it-supporter, it-support, fachinformatiker systemintegration, it-systemelektroniker, technicien support, technicien informatique, technicien helpdesk, técnico informático, técnico de soporte, soporte técnico informático > user support
system administration | system administrator, systems administrator, sysadmin, it administrator, systemadministrator, systemadministratorin, it-administrator, administrateur systèmes, administrateur système et réseaux, administrador de sistemas
network engineering | network engineer, network administrator, network technician, netzwerkadministrator, netzwerktechniker, netzwerkingenieur, administrateur réseau, ingénieur réseau, technicien réseau, administrador de redes, técnico de redes > network administration
information security | security analyst, soc analyst, information security officer, security engineer, it-sicherheitsbeauftragter, ciso, rssi, analyste soc, analista de ciberseguridad
telecoms engineering | telecoms engineer, field engineer telecom, fibre engineer, telekommunikationstechniker, technicien fibre optique, technicien télécom, técnico de telecomunicaciones, instalador de fibra
`,
  work: `
active directory | group policy, gpo, gpos, entra id, azure ad, active-directory
microsoft 365 administration | microsoft 365, office 365, o365, m365, exchange online, intune, mdm, exchange server, office-365-administration
ticket systems | ticketing system, ticketing systems, ticket system, it ticketing, ticketsystem, outil de ticketing, herramienta de ticketing < zendesk, freshdesk, servicenow, jira service management, otrs, glpi, topdesk
change control in it | change requests, change advisory board, change tickets
hardware deployment | laptop builds, laptops rolled out, hardware rollout, device deployment, hardware-rollout, masterisation, déploiement de postes, maquetación de equipos
virtualisation | vmware, hyper-v, vsphere, esxi, proxmox, virtualisierung, virtualisation de serveurs, virtualización
backups | veeam, backup and restore, datensicherung, sauvegardes, copias de seguridad > backups and recovery
routing protocols | ospf, eigrp, dynamic routing, routing-protokolle < bgp peering
bgp | border gateway protocol
ospf | open shortest path first
switching | lan switching, vlans, vlan, stp, lacp, spanning tree, cisco catalyst, catalyst switches, meraki switching
firewall administration | firewalls, firewall policies, firewall management, firewall rules, firewall-administration, administration de pare-feu, pare-feu, cortafuegos > network administration
fortinet | fortigate, fortios, fortimanager > firewall administration
palo alto firewalls | palo alto, palo alto networks, panorama palo > firewall administration
check point firewalls | check point, checkpoint firewall > firewall administration
cisco asa | cisco firepower, asa firewalls > firewall administration
sophos | sophos xg, sophos utm > firewall administration
vpn | vpns, site-to-site vpn, site-to-site vpns, ipsec
wireless networks | wi-fi, wifi, wireless design, wireless surveys, wireless design and site surveys, wireless site surveys, wi-fi surveys, wlan, wlan-planung, wlan-ausleuchtung, réseaux wi-fi, redes wifi < ekahau, aruba wireless, meraki mr
structured cabling | cat6, cat6a, cat5e, patch panels, comms rooms, netzwerkverkabelung, strukturierte verkabelung, câblage réseau, cableado estructurado > data cabling
fibre optics | fibre splicing, fiber optic, glasfaser, spleißen, lwl, fibre optique, soudure fibre, fibra óptica
sd-wan | sdwan
data centre networking | cisco aci, aci, sdn, software-defined networking, spine-leaf, nsx
cloud networking | azure networking, expressroute, vnets, aws vpc, transit gateway, vpcs
network automation | automating networks, netmiko, nornir, ansible for networks, netzwerkautomatisierung
siem | splunk es, microsoft sentinel, qradar, elastic siem
vulnerability management | vulnerability scans, vulnerability scanning, nessus, qualys, schwachstellenmanagement
itil processes | itil processes, itil-prozesse, incident and problem management
technical support | troubleshooting hardware, troubleshooting software, troubleshooting hardware and software, hardware and software troubleshooting, hardware troubleshooting, software troubleshooting, laptops + repair*/fix*/set up, printer + fix*/problem*/issue*, login + problem*/issue*
`,
  certificates: `
ccna | cisco certified network associate > network certification
ccnp | cisco certified network professional, ccnp enterprise, ccnp security > network certification
ccie | cisco certified internetwork expert > network certification
fortinet certification | nse 4, nse 7, fcp, fortinet nse 4
palo alto certification | pcnsa, pcnse
comptia network+ | network+, comptia network+ > network certification
microsoft certification | mcsa, mcse, az-104, md-102, ms-900, ms-102
`,
}
