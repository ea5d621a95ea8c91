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
`

const rowsOf = (table: string): string[] => table.trim().split('\n')
const bodies = new Map(rowsOf(BODIES).map(row => [row.slice(0, 2), linesIn(row.slice(3))]))

export const headers: Header[] = rowsOf(HEADERS).map(row => {
  const language = row.slice(0, 2)
  const [place, header] = row.slice(3).split(' <= ') as [string, string]
  return { language, place: place === '-' ? null : place, lines: [...linesIn(header), '', ...bodies.get(language)!] }
})
