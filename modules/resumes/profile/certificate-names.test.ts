import { expect, test } from 'vitest'
import { isCalledCertificate, namesCertificate } from './certificate-names.ts'

/** Certificates as résumés usually name them. */
const NAMES: Record<string, string> = {
  English: `CompTIA Security+ | Cisco CCNA Routing and Switching | Google Analytics Certified | Salesforce Certified Administrator | Microsoft Certified: Azure Fundamentals (AZ-900) | AZ-104 Azure Administrator | AWS Solutions Architect Associate | Certified ScrumMaster (CSM) | Professional Scrum Master I | PSM I | PRINCE2 Practitioner | PMP | ITIL v4 Foundation | Six Sigma Green Belt | Lean Six Sigma Black Belt | CIPD Level 5 | SHRM-CP | Registered Nurse, California | RN License #12345 | Certified Nursing Assistant (CNA) | CPR/AED | First Aid at Work | Food Handler Permit | ServSafe Manager | Forklift Operator Certification | OSHA 30-Hour | EPA 608 Universal | Journeyman Electrician License | CDL Class A | DBS Enhanced | CSCS Gold Card | NEBOSH General Certificate | IOSH Managing Safely | SIA Door Supervisor Licence | 18th Edition Wiring Regulations | NVQ Level 3 | Gas Safe Register | Full UK driving licence | Personal Licence Holder | CELTA | TEFL 120 hours | QTS | Series 7 | Notary Public | Real Estate License | CPA | CFA Level II | ACCA Member | Chartered Accountant (ICAEW)`,
  German: `Staplerschein | Gabelstaplerschein | Ausbildereignungsprüfung (AEVO) | AdA-Schein | Ersthelfer | Brandschutzhelfer | Sicherheitsbeauftragter | Schweißerprüfung nach EN ISO 9606 | Kranschein | Hubarbeitsbühnenschein | Führerschein Klasse B | Führerschein B, C1 | Erste-Hilfe-Kurs | Sachkunde § 34a GewO | Sachkundeprüfung nach § 34a | Unterrichtung § 34a | Gesundheitszeugnis | Infektionsschutzbelehrung § 43 IfSG | Wundexperte ICW | Übungsleiter C-Lizenz | Trainer C-Lizenz Fußball | Rettungsschwimmer Silber | Juleica | Sprachzertifikat telc B2 | ITIL Foundation | Scrum Master Zertifikat | DATEV-Führerschein | Bilanzbuchhalter (IHK) | Fachwirt (IHK) | Gefahrgutschein ADR | Motorsägenschein | Jagdschein | Approbation als Ärztin | Berufsurkunde Altenpflege | Fachkraft für Arbeitssicherheit`,
  French: `Permis B | Permis de conduire B et C | CACES R489 cat. 1, 3 et 5 | SST | Sauveteur secouriste du travail | Habilitation électrique B1V BR | BAFA | BAFD | PSC1 | AFGSU 2 | FIMO | FCO | SSIAP 1 | CQP APS | Carte professionnelle d’agent de sécurité | Certificat Voltaire (850 points) | TOSA Excel | C2i | Certification Google Ads | Brevet de secourisme | BNSSA | Titre de formateur | Permis bateau côtier | Attestation de capacité transport | Formation aux gestes et postures`,
  Spanish: `Carné de conducir B | Permiso B | Carné de carretillero | Carnet de manipulador de alimentos | Certificado de profesionalidad | Curso de PRL 60 h | Prevención de riesgos laborales | CAP mercancías | ADR | Certificado de delitos de naturaleza sexual | Monitor de tiempo libre | Socorrista acuático | Primeros auxilios | Instalador electricista autorizado | Colegiado n.º 1234 | Título de patrón de yate | Certificación Scrum Master | Homologación de título | Cédula profesional 123456 | Licencia de conducir tipo B`,
  Italian: `Patente B | Patente di guida B – automunito | Attestato HACCP | Patentino del muletto | Abilitazione all’insegnamento | Iscrizione all’Albo degli Infermieri | BLSD | Corso antincendio rischio medio | Primo soccorso | ECDL | EIPASS 7 moduli | Esame di Stato | Certificazione Cambridge | RSPP modulo A | Patentino fitosanitario`,
  Portuguese: `Carta de condução B | CNH categoria AB | NR-10 | NR-35 Trabalho em altura | COREN-SP 123456 | OAB/SP 123.456 | CRM 12345 | CREA-SP | CCP – Certificado de Competências Pedagógicas | Certificação CPA-20 ANBIMA | Curso de primeiros socorros | Carteira de motorista`,
  Dutch: `Rijbewijs B | VCA Basis | VCA-VOL | BHV | EHBO | Heftruckcertificaat | Reachtruckcertificaat | BIG-registratie | VOG | Code 95 | HACCP-certificaat | Sociale hygiëne | SVH Sociale Hygiëne | NIMA-A | Prince2 Foundation`,
  Polish: `Prawo jazdy kat. B | Uprawnienia SEP do 1 kV | Uprawnienia na wózki widłowe (UDT) | Książeczka sanepidowska | Kurs pierwszej pomocy | Certyfikat ISTQB | Uprawnienia budowlane | Zaświadczenie o niekaralności | Licencja pracownika ochrony | Świadectwo kwalifikacji`,
  Swedish: `B-körkort | Körkort B | Truckkort A+B | Truckkort | HLR-utbildning | Hygienpass | Heta arbeten | ADR-intyg | YKB | Legitimerad sjuksköterska | Lärarlegitimation | Väktarutbildning VU1 | BAS-P | ESA 14 | Fallskydd | Ställningsintyg`,
  Turkish: `B sınıfı ehliyet | Sürücü belgesi | SRC-2 belgesi | Psikoteknik belgesi | Forklift operatör belgesi | İSG sertifikası | Hijyen belgesi | Ustalık belgesi | SMMM ruhsatı | İlk yardım sertifikası | Özel güvenlik kimlik kartı | Pedagojik formasyon | MYK Mesleki Yeterlilik Belgesi`,
  Arabic: `رخصة قيادة | شهادة ICDL | رخصة مزاولة المهنة | شهادة PMP | الإسعافات الأولية | شهادة توفل | عضوية نقابة المهندسين`,
  Chinese: `驾驶证C1 | C1驾照 | 护士执业证书 | 注册会计师 | 一级建造师 | 二级建造师 | 教师资格证 | 英语四级证书 | 计算机二级 | 特种作业操作证 | 电工证 | 健康证 | PMP认证 | 中级会计职称 | 普通话二级甲等 | 软考高级 | 法律职业资格证书`,
}

test.each(Object.entries(NAMES))('knows the names of certificates: %s', (_, names) => {
  expect(names.split(' | ').filter(name => !namesCertificate(name))).toEqual([])
})

test.each([
  'Project management, Excel, teamwork, customer service, driving a van',
  'Level headed under pressure',
  'HACCP',
  'CRM and ERP systems',
  'Augenschein, Gutscheine, Lieferscheine, Kassenabschluss',
  'Bachelor of Science in Nursing',
  'Licence de droit, Université de Lille',
  'Lisans, İşletme',
  'Yüksek Lisans, Yapı Mühendisliği',
  'Boxe, marchés, carnets de recettes',
  'Permanent contract, permission marketing',
  'Vorträge und Patente zur Batterietechnik',
  'Heftruckchauffeur',
  '证券分析师',
  'إجازة أمومة',
])('takes %s for none', text => {
  expect(namesCertificate(text)).toBe(false)
})

test('a short name alone is not enough among the skills', () => {
  expect(['ITIL', 'ADR', 'BLS'].map(isCalledCertificate)).toEqual([false, false, false])
  expect(['Staplerschein', 'Permis B', 'First aid certificate'].map(isCalledCertificate)).toEqual([true, true, true])
})
