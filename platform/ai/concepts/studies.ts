// Fields of study in the same format. Fields of one family are related.
export const STUDIES = `
computer science | computer engineering, computing, informatics, information technology, informatik, angewandte informatik, wirtschaftsinformatik, informatique, ingeniería informática, informática, software engineering, bts sio, services informatiques aux organisations, but informatique, dut informatique, btsi ~ computing
information systems | management information systems, systèmes d'information, sistemas de información, business informatics ~ computing
software engineering studies | software engineering degree, softwaretechnik, génie logiciel, ingeniería del software ~ computing
data science studies | data science degree, artificial intelligence, künstliche intelligenz, intelligence artificielle, inteligencia artificial ~ computing
cybersecurity studies | cyber security degree, it-sicherheit, cybersécurité ~ computing
electrical engineering | electrical and electronic engineering, electronic engineering, elektrotechnik, génie électrique, ingeniería eléctrica, ingeniería electrónica, mechatronik, but geii, dut geii, bts électrotechnique, bac pro melec ~ engineering field
mechanical engineering | maschinenbau, génie mécanique, ingeniería mecánica, ingeniería industrial, fahrzeugtechnik, mecánica industrial, but gmp, dut gmp, bts cpi, bts crsa ~ engineering field
chemical engineering | verfahrenstechnik, chemieingenieurwesen, chemietechnik, génie chimique, génie des procédés, ingeniería química ~ engineering field
civil engineering | bauingenieurwesen, génie civil, ingeniería civil, ingeniería de caminos, structural engineering ~ engineering field
industrial engineering | wirtschaftsingenieurwesen, production engineering, produktionstechnik, génie industriel, organización industrial, manufacturing engineering ~ engineering field
environmental engineering | umwelttechnik, umweltingenieurwesen, génie de l'environnement, ingeniería ambiental ~ environment field
environmental science | environmental sciences, umweltwissenschaften, sciences de l'environnement, ciencias ambientales, ecology, ökologie, écologie, ecología, geography, geografie, géographie, geografía ~ environment field
aerospace engineering | aeronautical engineering, luft- und raumfahrttechnik, génie aéronautique, ingeniería aeronáutica ~ engineering field
architecture studies | architecture degree, architektur, architecture, arquitectura, urban planning, stadtplanung, urbanisme, urbanismo, landscape architecture ~ building field
surveying studies | geodäsie, geomatics, géomatique, topografía degree, quantity surveying degree, building surveying ~ building field
food science | food technology, food sciences, nutrition, lebensmitteltechnologie, lebensmittelchemie, lebensmitteltechnik, ernährungswissenschaft*, sciences des aliments, sécurité des aliments, agroalimentaire, agro-alimentaire, industries alimentaires, ciencia y tecnología de los alimentos, tecnología de los alimentos, nutrición ~ food field
biology | biological sciences, biologie, biología, bioanalyses, biochemistry, biotechnology, microbiology, life sciences ~ life science field
chemistry | chemie, chimie, química, analytical chemistry, pharmaceutical chemistry ~ life science field
pharmacy studies | pharmacy degree, pharmazie, pharmacie, farmacia, pharmacology, pharmd, pharm.d., doctor of pharmacy ~ life science field
medicine studies | medicine, humanmedizin, médecine, medicina ~ health field
nursing studies | nursing degree, nursing science, pflegewissenschaft, pflegemanagement, soins infirmiers, enfermería, midwifery degree, a.d.n., msn, dnp ~ health field
physiotherapy | physiotherapie, physical therapy, kinésithérapie, fisioterapia ~ health field
public health | health sciences, gesundheitswissenschaften, gesundheitsmanagement, santé publique, salud pública, healthcare leadership, healthcare management ~ health field
veterinary studies | veterinary medicine, tiermedizin, médecine vétérinaire,  ~ health field
psychology | psychologie, psicología, cognitive science, human-computer interaction, hci ~ social field
social work studies | social work degree, soziale arbeit, sozialpädagogik, travail social, trabajo social degree, social pedagogy, bts sp3s, bts esf, desf, cesf, économie sociale familiale ~ social field
sociology | social sciences, sozialwissenschaften, sociologie, sciences sociales, ciencias sociales ~ social field
education studies | education degree, teaching degree, lehramt, pädagogik, erziehungswissenschaft*, sciences de l'éducation, pedagogía, magisterio, early childhood studies, educación infantil degree, tsei ~ education field
business administration | business studies, business management, business, betriebswirtschaft, betriebswirtschaftslehre, bwl, administration des entreprises, gestion des entreprises, gestion, école de commerce, management, administración de empresas, administración y dirección de empresas, ade, commerce, mba, bts mco, bts muc, bts ndrc, bts nrc, bts gpme, bts sam, bts assistant de manager, management commercial opérationnel, management des unités commerciales, négociation et digitalisation de la relation client, support à l'action managériale, gestion de la pme, assistant de manager, but tc, dut tc ~ business field
economics | volkswirtschaft*, wirtschaftswissenschaften, économie, sciences économiques, economía, econometrics ~ business field
finance studies | finance degree, accounting degree, accounting and finance, finanzwirtschaft, rechnungswesen, finance d'entreprise, comptabilité et gestion, finanzas y contabilidad, banking and finance, contabilidad y finanzas, dcg, dscg, bts cg, bts cgo, but gea, dut gea, bachelier en comptabilité ~ business field
marketing studies | marketing degree, marketing management, commerce et marketing, marketing e investigación de mercados, vertrieb und marketing ~ business field
human resources studies | human resource management, personalmanagement, gestion des ressources humaines, relaciones laborales, industrial relations, occupational psychology, organisational psychology ~ business field
logistics studies | logistics degree, supply chain management, logistik degree, transport et logistique, logística y transporte, transport management, bts gtla, bts gestion des transports et logistique associée, but qlio, dut qlio, bac pro logistique ~ business field
hospitality studies | hospitality management, hotel management, hotelmanagement, hôtellerie, hôtellerie-restauration, tourism management, tourismusmanagement, tourism, tourisme, turismo, dirección hotelera, bts mhr, management en hôtellerie restauration ~ hospitality field
event studies | eventmanagement degree, event management degree, veranstaltungsmanagement ~ hospitality field
law studies | law, rechtswissenschaft*, jura, droit, derecho, llb, legal studies, wirtschaftsrecht, juris doctor ~ law field
public administration studies | public administration, verwaltungswissenschaft*, öffentliche verwaltung, administration publique, administración pública, political science, politikwissenschaft*, sciences politiques, ciencias políticas, international relations ~ law field
graphic design studies | graphic communication, visual communication, communication design, kommunikationsdesign, design graphique, diseño gráfico, graphic design degree, illustration, fine art, fine arts, kunst, beaux-arts, bellas artes ~ design field
product design studies | industrial design, product design degree, produktdesign, design industriel, diseño industrial, interaction design degree ~ design field
media studies | media, journalism, communication studies, medienwissenschaft, publizistik, journalismus, journalisme, information et communication, periodismo, comunicación audiovisual, comunicación, public relations degree, film studies ~ media field
languages studies | modern languages, linguistics, philologie, germanistik, anglistik, romanistik, langues étrangères, lea, filología, traducción e interpretación, translation studies, literature, lettres ~ humanities field
history field | history, geschichte, histoire, historia, archaeology, archäologie, art history, kunstgeschichte, histoire de l'art, historia del arte, museum studies, museology, philosophy, philosophie, filosofía ~ humanities field
library science | library and information science, information science, bibliothekswissenschaft, informationswissenschaft, archivistik, documentation, sciences de l'information, biblioteconomía, documentación ~ humanities field
sports science | sport science, sports sciences, sportwissenschaft*, staps, ciencias del deporte, ciencias de la actividad física, kinesiology, exercise science ~ sports field
agriculture studies | agricultural science, agriculture degree, agrarwissenschaft*, agronomie, agronomía, ingeniería agrícola, ingeniería agronómica, horticulture, gartenbau, forestry degree, forstwirtschaft, forstwissenschaft, viticulture degree, oenology, weinbau ~ agriculture field
music studies | music degree, musik, musique, música, musicology, musikpädagogik, conservatoire ~ arts field
theatre studies | drama, performing arts, theaterwissenschaft, arts du spectacle, arte dramático ~ arts field
mathematics | maths, mathematik, mathématiques, matemáticas, statistics degree, statistik degree, actuarial science ~ exact science field
physics | physik, physique, física ~ exact science field
geology | geosciences, geowissenschaften, géologie, geología ~ environment field
automotive studies | automotive technology, automotive engineering, automoción, electromecánica de vehículos, kfz-technik, maintenance des véhicules, motor vehicle ~ vehicle field
hairdressing | hairdressing, coiffure, peluquería, friseurhandwerk ~ beauty field
`
