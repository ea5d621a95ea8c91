/** The top of a résumé in one of its usual looks, and where the person lives according to it. */
export type Header = { language: string; place: string | null; lines: string[] }

const linesIn = (text: string): string[] => text.split(' ¶ ').map(line => line.replaceAll(' ⇥ ', '\t').trim())

/** What follows a header: a job and a school in towns where the person does not live. */
const BODIES = `
en Work Experience ¶ Project Coordinator, Copperline Ltd, Bristol, UK ¶ March 2019 – Present ¶ - Planned shifts for 12 people ¶ Education ¶ BA History, University of Exeter ¶ 2012 – 2015
de Berufserfahrung ¶ 03/2019 – heute ¶ Sachbearbeiterin, Kupferwerk GmbH, Bremen ¶ - Planung der Schichten ¶ Ausbildung ¶ 2012 – 2015 ¶ Kauffrau für Büromanagement, Berufsschule Kassel
fr Expérience professionnelle ¶ 2019 – aujourd’hui ¶ Assistante commerciale, Cuivres Martin, Toulouse ¶ - Suivi des commandes ¶ Formation ¶ 2012 – 2015 ¶ Licence de gestion, Université de Rennes
es Experiencia laboral ¶ 2019 – actualidad ¶ Auxiliar administrativa, Cobres del Sur S.L., Zaragoza ¶ - Gestión de pedidos ¶ Formación ¶ 2012 – 2015 ¶ Grado en Historia, Universidad de Salamanca
it Esperienza lavorativa ¶ 2019 – oggi ¶ Impiegata, Rame Italia S.r.l., Bologna ¶ - Gestione degli ordini ¶ Istruzione ¶ 2012 – 2015 ¶ Laurea in Lettere, Università di Pisa
nl Werkervaring ¶ 2019 – heden ¶ Administratief medewerker, Koperlijn BV, Eindhoven ¶ - Planning van diensten ¶ Opleiding ¶ 2012 – 2015 ¶ Bachelor Geschiedenis, Universiteit Leiden
pl Doświadczenie zawodowe ¶ 2019 – obecnie ¶ Specjalistka ds. administracji, Miedź Sp. z o.o., Katowice ¶ - Planowanie zmian ¶ Wykształcenie ¶ 2012 – 2015 ¶ Licencjat, Uniwersytet Łódzki
pt Experiência profissional ¶ 2019 – atual ¶ Assistente administrativa, Cobres Lda., Braga ¶ - Gestão de encomendas ¶ Formação académica ¶ 2012 – 2015 ¶ Licenciatura em História, Universidade de Coimbra
sv Arbetslivserfarenhet ¶ 2019 – nuvarande ¶ Administratör, Koppar AB, Malmö ¶ - Planering av scheman ¶ Utbildning ¶ 2012 – 2015 ¶ Kandidatexamen i historia, Uppsala universitet
tr İş Deneyimi ¶ 2019 – Halen ¶ Satış Uzmanı, Bakır A.Ş., Konya ¶ - Sipariş takibi ¶ Eğitim ¶ 2012 – 2015 ¶ Tarih, Ege Üniversitesi
ar الخبرة العملية ¶ 2019 – الآن ¶ محاسب، شركة النحاس، الإسكندرية ¶ - إعداد التقارير المالية ¶ التعليم ¶ 2012 – 2015 ¶ بكالوريوس تجارة، جامعة المنصورة
zh 工作经历 ¶ 2019.03 – 至今 ¶ 铜线科技有限公司（苏州）  行政专员 ¶ - 负责排班 ¶ 教育背景 ¶ 2012.09 – 2016.06 ¶ 武汉大学  历史学  本科
`

/** Language, place (`-` if nothing says it), and the lines of a header. */
const HEADERS = `
en Austin, TX 78701 <= MEGAN TORRES ¶ Operations Manager ¶ 1420 Barton Creek Blvd, Austin, TX 78701 | (512) 555-0148 | megan.torres@example.com ¶ linkedin.com/in/megantorres ¶  ¶ Summary ¶ Operations manager with 8 years in retail.
en Leeds LS1 4AB <= Oliver Hartley ¶ 27 Park Row ¶ Leeds LS1 4AB ¶ 07700 900321 ¶ oliver.hartley@example.co.uk ¶  ¶ Personal statement ¶ A reliable engineer looking for a new role.
en Raleigh, NC <= Priya Nair ¶ Raleigh, NC • 919-555-0172 • priya.nair@example.com • linkedin.com/in/priyanair ¶  ¶ Profile ¶ Data analyst who likes clear reports.
en Lagos, Nigeria <= CHIDI OKAFOR ¶ Civil Engineer ¶ Location: Lagos, Nigeria ¶ Phone: +234 803 555 0190 ¶ Email: chidi.okafor@example.com ¶ Open to relocation ¶  ¶ Objective ¶ To work on bridges.
en Kitchener, Ontario <= Sarah Whitfield, RN ¶ sarah.whitfield@example.ca ¶ (519) 555-0133 ¶ Kitchener, Ontario ¶ Willing to relocate to Vancouver ¶  ¶ Professional Summary ¶ Registered nurse with surgical experience.
de 80331 München <= Katharina Vogel ¶ Sendlinger Straße 14, 80331 München ¶ Tel.: 0171 5550123 ¶ E-Mail: k.vogel@example.de ¶ geb. am 12.04.1990 in Augsburg
de 4053 Basel <= Lebenslauf ¶ Reto Baumann ¶ Adresse: Güterstrasse 88, 4053 Basel ¶ Telefon: +41 79 555 01 23 ¶ E-Mail: reto.baumann@example.ch ¶ Nationalität: Schweiz
de 1070 Wien <= Mag. Julia Steiner ¶ Neubaugasse 31/12 ¶ 1070 Wien ¶ +43 660 555 0145 ¶ julia.steiner@example.at
de Hannover <= Persönliche Daten ¶ Name: Mehmet Yildiz ¶ Geburtsdatum: 03.09.1988 ¶ Geburtsort: Ankara ¶ Wohnort: Hannover ¶ Telefon: 0511 5550134 ¶ E-Mail: mehmet.yildiz@example.de
de 50667 Köln <= JONAS KELLER ¶ Softwareentwickler ¶ Domstr. 5 · 50667 Köln · 0221 555 0167 · jonas.keller@example.de
fr 69003 Lyon <= Camille LEFÈVRE ¶ Assistante de direction ¶ 12 rue Paul Bert ¶ 69003 Lyon ¶ 06 12 34 56 78 ¶ camille.lefevre@example.fr ¶ Permis B
fr Montréal (Québec) H2X 1Y4 <= Antoine Gagnon ¶ 3450, rue Saint-Urbain, app. 4, Montréal (Québec) H2X 1Y4 ¶ Téléphone : 514 555-0167 ¶ Courriel : antoine.gagnon@example.ca
fr Bordeaux <= Nadia BENALI ¶ Comptable ¶ Bordeaux | 07 55 01 23 45 | nadia.benali@example.fr ¶ 32 ans – Permis B
fr 1060 Bruxelles <= Thomas Dubois ¶ Adresse : Chaussée de Charleroi 110, 1060 Bruxelles ¶ Tél. : +32 470 55 01 23 ¶ E-mail : thomas.dubois@example.be ¶ Né le 4 mai 1991 à Namur
fr 35000 Rennes <= Élodie Marchand ¶ Infirmière diplômée d’État ¶ 8, avenue Janvier – 35000 Rennes – 06 99 55 01 12 – elodie.marchand@example.fr
es 28013 Madrid <= Lucía Fernández Ortega ¶ Calle Mayor 22, 3.º B ¶ 28013 Madrid ¶ Tel. 612 555 013 ¶ lucia.fernandez@example.es
es Sevilla <= CURRÍCULUM VITAE ¶ Datos personales ¶ Nombre: Javier Molina Ruiz ¶ Lugar de nacimiento: Cádiz ¶ Fecha de nacimiento: 12/03/1989 ¶ Dirección: C/ Feria 45, Sevilla ¶ Teléfono: 655 501 234 ¶ Correo electrónico: javier.molina@example.es
es Guadalajara, Jalisco <= Ana Paula Reyes ¶ Diseñadora gráfica ¶ Guadalajara, Jalisco | 33 5550 1234 | anapaula.reyes@example.mx
es Rosario, Santa Fe, Argentina <= Martín Acosta ¶ Rosario, Santa Fe, Argentina ¶ +54 341 555 0123 ¶ martin.acosta@example.com.ar ¶ Disponibilidad para viajar
es 46002 Valencia (Valencia) <= Marta Soler Vidal ¶ Enfermera ¶ C/ Xàtiva, 17 · 46002 Valencia (Valencia) ¶ 644 555 018 · marta.soler@example.es ¶ Carné de conducir B
it 20121 Milano (MI) <= Giulia Ferrari ¶ Via Brera 18, 20121 Milano (MI) ¶ Cell. 347 555 0123 ¶ giulia.ferrari@example.it ¶ Nata a Cremona il 3 maggio 1992
it Torino <= MARCO CONTI ¶ Tecnico elettronico ¶ Residenza: Torino ¶ Telefono: +39 340 555 0198 ¶ E-mail: marco.conti@example.it ¶ Patente: B
it 40137 Bologna, Italia <= INFORMAZIONI PERSONALI ¶ Nome ⇥ Sara Lombardi ¶ Indirizzo ⇥ Via Murri 92, 40137 Bologna, Italia ¶ Telefono ⇥ +39 333 555 0176 ¶ E-mail ⇥ sara.lombardi@example.it ¶ Nazionalità ⇥ Italiana ¶ Data di nascita ⇥ 14/02/1990
it Napoli, Italia <= Davide Esposito ¶ Sviluppatore web ¶ Napoli, Italia • +39 351 555 0142 • davide.esposito@example.it • github.com/desposito
it 37122 Verona <= Elena Zanetti ¶ Corso Porta Nuova 61 - 37122 Verona ¶ Tel. 045 5550123 - elena.zanetti@example.it
nl 1012 AB Amsterdam <= Sanne de Vries ¶ Damrak 45 ¶ 1012 AB Amsterdam ¶ 06 12 34 56 78 ¶ sanne.devries@example.nl
nl 3511 LX Utrecht <= Curriculum Vitae ¶ Naam: Bram Jansen ¶ Adres: Oudegracht 112, 3511 LX Utrecht ¶ Telefoon: 06-55501234 ¶ E-mail: bram.jansen@example.nl ¶ Geboortedatum: 7 juni 1993 ¶ Geboorteplaats: Arnhem
nl Groningen <= Lotte Bakker ¶ Verpleegkundige ¶ Woonplaats: Groningen ¶ 06-55501987 | lotte.bakker@example.nl ¶ Rijbewijs B
nl 9000 Gent <= Pieter Claes ¶ Veldstraat 21, 9000 Gent ¶ +32 478 55 01 23 ¶ pieter.claes@example.be
nl Rotterdam <= FATIMA EL AMRANI ¶ Rotterdam · 06 5550 1122 · fatima.elamrani@example.nl ¶  ¶ Profiel ¶ Ervaren teamleider in de logistiek.
pl 00-001 Warszawa <= Anna Kowalska ¶ ul. Marszałkowska 10/5 ¶ 00-001 Warszawa ¶ tel. 501 555 123 ¶ anna.kowalska@example.pl
pl Wrocław <= Piotr Zieliński ¶ Programista ¶ Wrocław | +48 601 555 012 | piotr.zielinski@example.pl
pl 30-002 Kraków <= Dane osobowe ¶ Imię i nazwisko: Magdalena Nowak ¶ Data urodzenia: 12.05.1991 ¶ Adres zamieszkania: ul. Długa 4, 30-002 Kraków ¶ Telefon: 605 555 019 ¶ E-mail: magdalena.nowak@example.pl
pl Gdańsk <= TOMASZ WÓJCIK ¶ Kierownik projektu ¶ Miejsce zamieszkania: Gdańsk ¶ Tel.: 512 555 034 ¶ E-mail: tomasz.wojcik@example.pl
pl Rzeszów, Polska <= Karolina Mazur ¶ karolina.mazur@example.pl ¶ +48 790 555 011 ¶ Rzeszów, Polska ¶ linkedin.com/in/karolinamazur
pt 1000-001 Lisboa <= Inês Carvalho ¶ Avenida da Liberdade, 120, 3.º Esq., 1000-001 Lisboa ¶ Telemóvel: 912 555 013 ¶ ines.carvalho@example.pt
pt Belo Horizonte - MG <= RAFAEL SOUZA LIMA ¶ Brasileiro, solteiro, 29 anos ¶ Rua dos Inconfidentes, 410 – Savassi ¶ Belo Horizonte - MG ¶ (31) 95550-1234 | rafael.lima@example.com.br ¶  ¶ Objetivo ¶ Atuar como analista financeiro.
pt Porto <= Informação pessoal ¶ Nome: Tiago Ferreira ¶ Morada: Rua de Cedofeita 230, Porto ¶ Telefone: +351 936 555 017 ¶ E-mail: tiago.ferreira@example.pt ¶ Nacionalidade: Portuguesa
pt Curitiba/PR <= Beatriz Almeida ¶ Enfermeira ¶ Curitiba/PR | (41) 99555-0123 | beatriz.almeida@example.com
pt São Paulo, SP <= Camila Rocha ¶ Desenvolvedora de software ¶ Endereço: Rua Augusta, 1500, apto 82, São Paulo, SP ¶ Celular: (11) 99555-0187 ¶ E-mail: camila.rocha@example.com.br
sv 111 22 Stockholm <= Emma Lindqvist ¶ Vasagatan 14 ¶ 111 22 Stockholm ¶ 070-555 01 23 ¶ emma.lindqvist@example.se
sv 413 01 Göteborg <= Erik Sandberg ¶ Adress: Linnégatan 30, 413 01 Göteborg ¶ Telefon: 073-555 01 98 ¶ E-post: erik.sandberg@example.se ¶ Född: 1990-04-12
sv Umeå <= ALVA NORDIN ¶ Sjuksköterska ¶ Umeå | 072-555 01 45 | alva.nordin@example.se ¶  ¶ Profil ¶ Jag är en trygg sjuksköterska.
sv Västerås <= Personuppgifter ¶ Namn: Omar Hassan ¶ Bostadsort: Västerås ¶ Telefon: 076-555 01 77 ¶ E-post: omar.hassan@example.se ¶ Körkort: B
sv Linköping, Sverige <= Hanna Bergström ¶ Mjukvaruutvecklare ¶ hanna.bergstrom@example.se • 070 555 01 11 • Linköping, Sverige
tr 34710 Kadıköy / İstanbul <= Ayşe Demir ¶ Caferağa Mah. Moda Cad. No: 12/4 34710 Kadıköy / İstanbul ¶ Tel: 0532 555 01 23 ¶ E-posta: ayse.demir@example.com
tr Çankaya, Ankara <= KİŞİSEL BİLGİLER ¶ Ad Soyad: Murat Kaya ¶ Doğum Tarihi: 12.05.1990 ¶ Doğum Yeri: Sivas ¶ Adres: Çankaya, Ankara ¶ Telefon: +90 505 555 01 34 ¶ E-posta: murat.kaya@example.com
tr İzmir <= Elif Şahin ¶ Grafik Tasarımcı ¶ İzmir | +90 535 555 01 78 | elif.sahin@example.com
tr Bursa, Türkiye <= EMRE YILMAZ ¶ Makine Mühendisi ¶ emre.yilmaz@example.com ¶ 0533 555 01 67 ¶ Bursa, Türkiye ¶ Ehliyet: B
tr Antalya <= Zeynep Arslan ¶ Şehir: Antalya ¶ Telefon: 0544 555 01 90 ¶ E-posta: zeynep.arslan@example.com ¶ Medeni Durum: Bekar
ar القاهرة، مصر <= أحمد محمود حسن ¶ محاسب مالي ¶ العنوان: القاهرة، مصر ¶ الهاتف: 01005550123 ¶ البريد الإلكتروني: ahmed.hassan@example.com
ar عمّان، الأردن <= ليلى خالد العمري ¶ مهندسة معمارية ¶ عمّان، الأردن | 962795550123+ | layla.omari@example.com
ar الرياض <= المعلومات الشخصية ¶ الاسم: سعود القحطاني ¶ تاريخ الميلاد: 12/05/1990 ¶ مكان الميلاد: أبها ¶ مكان الإقامة: الرياض ¶ الجوال: 0555501234 ¶ البريد الإلكتروني: saud.q@example.com
ar دبي، الإمارات العربية المتحدة <= يوسف منصور ¶ مدير مبيعات ¶ دبي، الإمارات العربية المتحدة ¶ +971 50 555 0123 ¶ yousef.mansour@example.com
ar الدار البيضاء <= سلمى بنعلي ¶ المدينة: الدار البيضاء ¶ هاتف: +212 6 55 50 12 34 ¶ البريد الإلكتروني: salma.benali@example.com ¶ الجنسية: مغربية
zh 上海市 <= 王丽华 ¶ 行政专员 ¶ 电话：138 0000 5012 ¶ 邮箱：wanglihua@example.com ¶ 现居地：上海市
zh 深圳 <= 个人简历 ¶ 姓名：陈志强 ¶ 性别：男 ¶ 籍贯：湖南长沙 ¶ 现居城市：深圳 ¶ 电话：13900005013 ¶ 邮箱：chenzq@example.com
zh 北京 <= 刘洋 ¶ 北京 | 13700005014 | liuyang@example.com ¶ 求职意向：产品经理
zh 浙江省杭州市 <= 赵敏 ¶ 女 | 28岁 | 3年工作经验 ¶ 地址：浙江省杭州市西湖区文三路100号 ¶ 手机：13600005015 ¶ 邮箱：zhaomin@example.com
zh 台北市 <= 林佳穎 ¶ 電話：0912-555-013 ¶ 電子郵件：chiaying.lin@example.com ¶ 居住地：台北市大安區
en - <= Daniel Price ¶ Marketing Manager ¶ daniel.price@example.com | 07700 900456 ¶ Place of birth: Cardiff
de - <= Sabine Krüger ¶ Tel.: 0160 5550145 ¶ E-Mail: s.krueger@example.de ¶ geboren am 04.07.1985 in Rostock
en - <= Laura Chen ¶ laura.chen@example.com | (415) 555-0191 ¶ Willing to relocate to Denver, CO
fr - <= Hugo Perrin ¶ 06 22 55 01 34 ¶ hugo.perrin@example.fr ¶ Né le 2 juin 1994 à Grenoble ¶ Permis B
en Savannah, GA 31401 <= JORDAN BLAKE ¶ 118 E Gaston St Apt 3 ¶ Savannah, GA 31401 ¶ 912.555.0147 ¶ jblake@example.com ¶ OBJECTIVE ¶ Line cook position in a busy kitchen.
en Dublin 8 <= Aoife Brennan ¶ 14 Meath Street, Dublin 8 ¶ Mobile: 085 555 0123 | Email: aoife.brennan@example.ie
en Noida, Uttar Pradesh <= Rahul Verma ¶ Software Engineer ¶ +91 98765 50123 | rahul.verma@example.com | Noida, Uttar Pradesh | LinkedIn
en Richmond, VA <= Alicia Gomez ¶ Dental Assistant ¶ Contact ¶ (804) 555-0112 ¶ alicia.gomez@example.com ¶ Richmond, VA
en Nairobi, Kenya <= PETER KAMAU ¶ Accountant, CPA(K) ¶ P.O. Box 1234-00100, Nairobi, Kenya ¶ Tel: +254 722 555 012 ¶ Email: pkamau@example.co.ke
en Ipswich, Suffolk, IP4 2QT <= Gemma Clarke ¶ Address: 9 Orchard Close, Ipswich, Suffolk, IP4 2QT ¶ Telephone: 01473 555012 ¶ Email: gemma.clarke@example.co.uk ¶ Driving licence: Full, clean
en Melbourne VIC 3000 <= Liam Nguyen ¶ 22/180 Collins Street, Melbourne VIC 3000 ¶ 0412 555 018 ¶ liam.nguyen@example.com.au
de 01099 Dresden <= Bewerbungsunterlagen ¶ Anja Richter ¶ Louisenstr. 44 ¶ 01099 Dresden ¶ Mobil 0152 5550167 ¶ a.richter@example.de
de 8010 Graz <= LEBENSLAUF ¶ Persönliche Daten ¶ Name ⇥ Lukas Hofer ¶ Anschrift ⇥ Annenstraße 12, 8010 Graz ¶ Telefon ⇥ +43 664 5550123 ¶ E-Mail ⇥ lukas.hofer@example.at ¶ Geburtsdatum / -ort ⇥ 02.02.1995, Leibnitz ¶ Staatsbürgerschaft ⇥ Österreich
de Erfurt <= Miriam Schulz | Erzieherin ¶ Erfurt | 0361 5550123 | miriam.schulz@example.de
de 23552 Lübeck <= Kai Petersen, Mühlenstraße 7, 23552 Lübeck ¶ Tel. 0451 5550145, kai.petersen@example.de ¶ geboren am 1. Mai 1979 in Husum, verheiratet, zwei Kinder
de Thun BE <= Nadine Gerber ¶ Wohnort: Thun BE ¶ Mobile: 079 555 01 66 ¶ nadine.gerber@example.ch ¶ Heimatort: Langnau
fr 13006 MARSEILLE <= Karim HADDAD ¶ 45, rue de Rome - 13006 MARSEILLE ¶ Port. : 06 55 50 12 34 ¶ Mél : karim.haddad@example.fr ¶ Nationalité française
fr Clermont-Ferrand <= Julie Fontaine ¶ Professeure des écoles ¶ Contact ¶ 06 77 55 01 23 ¶ julie.fontaine@example.fr ¶ Clermont-Ferrand ¶ Véhiculée
fr Saint-Malo <= Yann Kerbrat ¶ Domicilié à Saint-Malo ¶ 06 12 55 50 11 ¶ yann.kerbrat@example.fr
fr CH-1205 Genève <= Céline Rochat ¶ Rue de Carouge 54 ¶ CH-1205 Genève ¶ +41 76 555 01 12 ¶ celine.rochat@example.ch
fr Québec (Québec) G1R 2S5 <= Marie-Ève Tremblay ¶ 120, rue Saint-Jean, Québec (Québec) G1R 2S5 ¶ 418 555-0190 ¶ me.tremblay@example.ca
es Bogotá, Colombia <= Carlos Andrés Rojas ¶ Ingeniero industrial ¶ Celular: 310 555 0123 | Correo: carlos.rojas@example.co | Bogotá, Colombia
es 48001 Bilbao (Bizkaia) <= Ane Etxeberria ¶ Gran Vía 30, 4º dcha. ¶ 48001 Bilbao (Bizkaia) ¶ 688 555 014 ¶ ane.etxeberria@example.eus
es Vigo <= Brais Castro Lema ¶ DATOS PERSONALES ¶ Domicilio: Rúa do Príncipe 12, Vigo ¶ Móvil: 677 555 011 ¶ E-mail: brais.castro@example.gal ¶ Natural de Lalín
es Lima, Perú <= ROSA QUISPE MAMANI ¶ Contadora pública ¶ Av. Arequipa 2450, Lince, Lima, Perú ¶ 987 550 123 ¶ rosa.quispe@example.pe
es Málaga <= Paula Jiménez Rueda ¶ Camarera con 6 años de experiencia ¶ Málaga · 600 555 019 · paula.jimenez@example.es · Vehículo propio
it 70121 Bari (BA) <= Antonio Lorusso ¶ Via Sparano 88 ¶ 70121 Bari (BA) ¶ Tel.: 080 5550123 ¶ antonio.lorusso@example.it
it Bergamo (BG) <= Chiara Locatelli ¶ Infermiera ¶ Bergamo (BG) | 348 5550167 | chiara.locatelli@example.it
it Padova <= CURRICULUM VITAE ¶ Dati personali ¶ Nome e cognome: Matteo Rossi ¶ Luogo e data di nascita: Rovigo, 10/10/1991 ¶ Residente in: Via Roma 3, Padova ¶ Telefono: 333 5550144 ¶ Email: matteo.rossi@example.it
it Lecce, Italia <= Francesca Greco ¶ francesca.greco@example.it ¶ +39 329 555 0188 ¶ Lecce, Italia ¶ Disponibile a trasferte
it Trieste <= Paolo Furlan ¶ Magazziniere ¶ Città: Trieste ¶ Cellulare: 347 555 0190 ¶ Mail: paolo.furlan@example.it
nl 5611 AB Eindhoven <= Daan Verhoeven ¶ Stationsplein 9 | 5611 AB Eindhoven | 06 1555 0123 | daan.verhoeven@example.nl
nl Zwolle <= Marieke Smit ¶ Personalia ¶ Naam: Marieke Smit ¶ Woonplaats: Zwolle ¶ Geboren: 12 maart 1988 te Kampen ¶ Mobiel: 06-15550144 ¶ Mail: marieke.smit@example.nl
nl Leiden, Nederland <= Youssef Amrani ¶ Data-analist ¶ Leiden, Nederland · 0615550177 · youssef.amrani@example.nl
nl B-2000 Antwerpen <= Els Peeters ¶ Nationalestraat 50 bus 3 ¶ B-2000 Antwerpen ¶ 0470 55 01 88 ¶ els.peeters@example.be
pl 61-701 Poznań <= Katarzyna Wiśniewska ¶ ul. Fredry 8 m. 12, 61-701 Poznań ¶ 502 555 012 ¶ k.wisniewska@example.pl
pl Lublin <= ŁUKASZ KACZMAREK ¶ Elektryk ¶ Lublin ¶ +48 663 555 019 ¶ lukasz.kaczmarek@example.pl ¶ Prawo jazdy kat. B
pl Łódź <= Joanna Lis ¶ Graficzka ¶ Tel: 533 555 017 • E-mail: joanna.lis@example.pl • Adres: Łódź
pl Szczecin <= CV ¶ Paweł Duda ¶ Data urodzenia: 1.02.1990 ¶ Miejsce urodzenia: Koszalin ¶ Adres: Szczecin, ul. Jagiellońska 20 ¶ Telefon: 691 555 018 ¶ e-mail: pawel.duda@example.pl
pt 4000-069 Porto <= Miguel Tavares ¶ Rua de Santa Catarina, 312 ¶ 4000-069 Porto ¶ +351 915 550 123 ¶ miguel.tavares@example.pt
pt Fortaleza, CE <= LARISSA GOMES ¶ 27 anos, solteira ¶ Fortaleza, CE ¶ Telefone: (85) 99555-0134 ¶ E-mail: larissa.gomes@example.com.br
pt Braga, Portugal <= Sofia Mendes ¶ Fisioterapeuta ¶ Localização: Braga, Portugal ¶ Telemóvel: 936 555 018 ¶ Email: sofia.mendes@example.pt
pt Joinville - SC <= Anderson Pereira ¶ Rua XV de Novembro, 1020, Centro, Joinville - SC ¶ (47) 98855-0123 ¶ anderson.pereira@example.com.br
sv 752 28 Uppsala <= Karin Åkesson ¶ Sysslomansgatan 18 ¶ 752 28 Uppsala ¶ 070 555 01 44 ¶ karin.akesson@example.se
sv Norrköping <= Ali Rezai ¶ Lagerarbetare ¶ Ort: Norrköping ¶ Tel: 073 555 01 88 ¶ Mail: ali.rezai@example.se
sv Helsingborg <= Sara Nyström | Helsingborg | 076 555 01 99 | sara.nystrom@example.se ¶ Kan tänka mig att flytta till Stockholm
sv 903 26 Umeå <= Meritförteckning ¶ Nils Forsberg ¶ Adress ⇥ Kungsgatan 50, 903 26 Umeå ¶ Mobil ⇥ 070-555 01 23 ¶ E-post ⇥ nils.forsberg@example.se
tr Çankaya / Ankara <= Selin Aksoy ¶ Avukat ¶ Adres : Tunalı Hilmi Cad. 45/8 Çankaya / Ankara ¶ GSM : 0535 555 01 22 ¶ E-mail : selin.aksoy@example.com
tr Kocaeli <= Burak Öztürk ¶ Kocaeli | 0507 555 01 44 | burak.ozturk@example.com ¶ Üretim Planlama Mühendisi
tr İstanbul, Türkiye <= DENİZ KORKMAZ ¶ Veri Analisti ¶ İstanbul, Türkiye ¶ deniz.korkmaz@example.com ¶ +90 541 555 01 66
tr Eskişehir <= Kişisel Bilgiler ¶ İsim: Hakan Çelik ¶ Doğum yeri ve tarihi: Bilecik, 1992 ¶ Yaşadığı şehir: Eskişehir ¶ Cep: 0505 555 01 99 ¶ Mail: hakan.celik@example.com
ar جدة، السعودية <= منى عبدالله الحربي ¶ أخصائية موارد بشرية ¶ جدة، السعودية ¶ 0555550134 ¶ mona.harbi@example.com
ar المنصورة <= كريم سامي ¶ مدرس رياضيات ¶ محل الإقامة: المنصورة ¶ موبايل: 01025550123 ¶ إيميل: karim.samy@example.com ¶ محل الميلاد: طنطا
ar الكويت <= فهد العنزي ¶ مهندس مدني ¶ الكويت | 96555501234+ | fahad.enezi@example.com
ar بيروت، لبنان <= رنا حداد ¶ العنوان: شارع الحمراء، بيروت، لبنان ¶ الهاتف: 03555012 ¶ البريد الإلكتروني: rana.haddad@example.com
zh 广州 <= 黄文静 ¶ 会计 ¶ 所在城市：广州 | 电话：13600005021 | 邮箱：huangwj@example.com
zh 成都市 <= 个人简历 ¶ 姓名 ⇥ 周鹏 ⇥ 性别 ⇥ 男 ¶ 出生地 ⇥ 四川绵阳 ⇥ 现居住地 ⇥ 成都市高新区 ¶ 手机 ⇥ 13500005022 ⇥ 邮箱 ⇥ zhoupeng@example.com
zh 南京 <= 吴倩 ¶ 女 · 26岁 · 南京 · 本科 ¶ 13400005023 · wuqian@example.com
zh 上海 <= 孙磊 ¶ 13300005024 | sunlei@example.com | 上海 | 可随时到岗 ¶ 求职意向：前端工程师（杭州）
en - <= Victor Hale ¶ victor.hale@example.com ¶ 07700 900555 ¶ British citizen, born in Leeds ¶ Open to roles in London and Manchester
en - <= Nina Patel ¶ Nurse at Royal Infirmary of Edinburgh ¶ nina.patel@example.com | 07700 900777
es - <= Sergio Blanco ¶ Nacido en Toledo el 3 de abril de 1990 ¶ 611 555 013 ¶ sergio.blanco@example.es ¶ Disponibilidad para trasladarme a Barcelona
zh - <= 郑浩 ¶ 籍贯：山东青岛 ¶ 电话：13200005025 ¶ 邮箱：zhenghao@example.com ¶ 期望城市：北京
en Thornbury, Bristol <= Contact ¶ Harriet Moss ¶ 07700 900812 ¶ harriet.moss@example.co.uk ¶ Thornbury, Bristol ¶ Full UK driving licence
en Elk Grove, CA <= Marcus Webb — Forklift Operator ¶ Elk Grove, CA — 916-555-0166 — mwebb@example.com
en Kigali, Rwanda <= Alice Uwase ¶ Lives in Kigali, Rwanda ¶ +250 788 555 012 ¶ alice.uwase@example.com
en Toronto, ON M5V 2T6 <= Wei Zhang ¶ 401-88 Spadina Ave, Toronto, ON M5V 2T6 ¶ 416.555.0188 · wei.zhang@example.ca
en Swansea <= Rhys Morgan ¶ 3 Wind Street ¶ Swansea ¶ SA1 3QW ¶ Home: 01792 555012 ¶ Mobile: 07700 900232
en Remote (Berlin, Germany) <= Ivan Petrov ¶ Senior Backend Engineer ¶ ivan.petrov@example.com · github.com/ivanp · Remote (Berlin, Germany)
de Wiesentheid <= Andrea Kling ¶ Ort: Wiesentheid ¶ Tel: 09383 555012 ¶ Mail: andrea.kling@example.de
de D-72070 Tübingen <= Dr. Felix Brandl ¶ Wilhelmstraße 3 ¶ D-72070 Tübingen ¶ Fon +49 7071 555012 ¶ felix.brandl@example.de ¶ Geboren: 3.3.1985, Ulm
de 20259 Hamburg <= Kontakt ¶ Emine Arslan ¶ Einzelhandelskauffrau ¶ Adresse ¶ Eimsbütteler Chaussee 12 ¶ 20259 Hamburg ¶ Telefon ¶ 040 555 01 23 ¶ E-Mail ¶ emine.arslan@example.de
de Berlin-Neukölln <= Tom Wagner ¶ Wohnhaft in Berlin-Neukölln, ledig ¶ 0176 5550199, tom.wagner@example.de
fr 92100 Boulogne-Billancourt <= Sophie Nguyen ¶ 14 bis, avenue Victor Hugo ¶ 92100 Boulogne-Billancourt ¶ sophie.nguyen@example.fr ¶ 06 20 55 50 12 ¶ 29 ans ¶ Célibataire
fr Plougastel-Daoulas <= Erwan Le Bihan ¶ Ville : Plougastel-Daoulas ¶ Téléphone : 06 98 55 01 22 ¶ Courriel : erwan.lebihan@example.fr
fr Île-de-France <= Mamadou Diallo ¶ Chauffeur-livreur ¶ Mobilité : toute la France ¶ Localisation : Île-de-France ¶ 07 81 55 01 44 ¶ mamadou.diallo@example.fr
es 41010 Sevilla <= Rocío Navarro Gil | C/ Betis 7, 41010 Sevilla | 654 555 012 | rocio.navarro@example.es
es Medellín, Antioquia <= Valentina Restrepo ¶ Comunicadora social ¶ Dirección: Carrera 43A #18-95, Medellín, Antioquia ¶ Celular: 300 555 0177 ¶ Correo: valentina.restrepo@example.co
es Getafe (Madrid) <= David Moreno Cano ¶ Getafe (Madrid) ¶ 699 555 018 ¶ david.moreno@example.es ¶ Incorporación inmediata
it 00185 Roma <= Alessia Fabbri ¶ Nata il 12/04/1994 a Latina ¶ Residente in Via Merulana 120, 00185 Roma ¶ Cell: 339 5550122 ¶ alessia.fabbri@example.it
it Reggio Emilia <= Luca Bertolini ¶ Reggio Emilia, 42121 ¶ luca.bertolini@example.it ¶ 340 5550166 ¶ Patente B, automunito
it Sesto Fiorentino (FI) <= Gianni Neri ¶ Residenza: Sesto Fiorentino (FI) ¶ Domicilio: Firenze ¶ Tel. 055 5550133
nl Ede <= Jasper Mulder ¶ Adres: Telefoonweg 20, Ede ¶ Tel: 0318 555012 ¶ E-mail: jasper.mulder@example.nl ¶ Nationaliteit: Nederlandse
nl 8011 PK Zwolle <= Contactgegevens ¶ Sterre Dijkstra ¶ Grote Markt 4 ¶ 8011 PK  Zwolle ¶ sterre.dijkstra@example.nl ¶ 06 2555 0144
pl Kraków <= Natalia Pawlak ¶ Kraków, małopolskie ¶ natalia.pawlak@example.pl | 788 555 011
pl 80-233 Gdańsk <= Marek Zając ¶ ul. Grunwaldzka 102/4 ¶ 80-233 Gdańsk ¶ kom. 606 555 018 ¶ marek.zajac@example.pl ¶ ur. 15.06.1987 w Tczewie
pt Vila Nova de Gaia <= Rui Pacheco ¶ Morada: Rua Soares dos Reis 45, Vila Nova de Gaia ¶ Contacto: 918 555 012 ¶ Email: rui.pacheco@example.pt ¶ Naturalidade: Chaves
pt Campinas – SP <= TATIANE OLIVEIRA ¶ Campinas – SP | (19) 99555-0177 | tatiane.oliveira@example.com ¶ Analista de RH
pt Salvador/BA <= José Carlos dos Santos ¶ Bairro Brotas – Salvador/BA ¶ Fone: (71) 98855-0133 ¶ josecarlos@example.com.br
sv 641 30 Katrineholm <= Linda Öberg ¶ Storgatan 5, 641 30 Katrineholm ¶ 0150-555 01, 070-555 01 77 ¶ linda.oberg@example.se
sv Stockholm, Sverige <= Viktor Hedlund ¶ Produktägare ¶ Stockholm, Sverige | viktor.hedlund@example.se | linkedin.com/in/vhedlund
tr Nilüfer/BURSA <= Gamze Tekin ¶ Adres: Fethiye Mah. Sanayi Cad. No:15 D:3 Nilüfer/BURSA ¶ Telefon: 0539 555 01 12 ¶ E-posta: gamze.tekin@example.com
tr Mersin <= Onur Polat ¶ İkametgah: Mersin ¶ Tel: 0543 555 01 34 ¶ onur.polat@example.com ¶ Askerlik: Yapıldı
ar طرابلس، ليبيا <= عبد الرحمن الفيتوري ¶ العنوان الحالي: طرابلس، ليبيا ¶ هاتف: 0915550123 ¶ بريد: a.fituri@example.com
ar الدمام - المملكة العربية السعودية <= نورة الشمري ¶ الدمام - المملكة العربية السعودية ¶ جوال 0505550177 ¶ noura.shammari@example.com
zh 北京市 <= 马超 | 男 | 30岁 ¶ 现居地址：北京市朝阳区望京街道 ¶ 联系方式：13100005026 / machao@example.com
zh 湖北武汉 <= 徐婷 ¶ 湖北武汉 | 13000005027 | xuting@example.com ¶ 数据分析师 | 4年经验
en - <= Kate Lowe ¶ kate.lowe@example.com ¶ Available to work in Leeds, York and Hull ¶ 07700 900111
`

const rowsOf = (table: string): string[] => table.trim().split('\n')
const bodies = new Map(rowsOf(BODIES).map(row => [row.slice(0, 2), linesIn(row.slice(3))]))

export const headers: Header[] = rowsOf(HEADERS).map(row => {
  const language = row.slice(0, 2)
  const [place, header] = row.slice(3).split(' <= ') as [string, string]
  return { language, place: place === '-' ? null : place, lines: [...linesIn(header), '', ...bodies.get(language)!] }
})
