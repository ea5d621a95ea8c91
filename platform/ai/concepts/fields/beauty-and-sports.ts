import type { Field } from '../field.ts'

/** Beauty, wellness, sports and leisure. */
export const BEAUTY_AND_SPORTS: Field = {
  occupations: `
hairdressing | hairdresser, hair stylist, barber, friseur, friseurin, friseurmeister, coiffeur, coiffeuse, barbier, peluquero, peluquera, barbero
beauty treatments | beautician, beauty therapist, cosmetologist, aesthetician, kosmetiker, kosmetikerin, esthéticien, esthéticienne, esteticista, técnico en estética
personal training | personal trainer, fitness instructor, gym instructor, fitnesstrainer, fitnesstrainerin, coach sportif, entraîneur personnel, entrenador personal, monitor de fitness, monitora de fitness, monitor de sala
sports coaching | football coach, sports coach, trainer sport, übungsleiter, übungsleiterin, éducateur sportif, entraîneur, monitor deportivo, monitora deportiva, entrenador
lifeguarding | lifeguard, pool attendant, fachangestellter für bäderbetriebe, bademeister, rettungsschwimmer, maître-nageur, maître nageur sauveteur, mns, socorrista
`,
  work: `
facials | facial treatments, gesichtsbehandlung, gesichtsbehandlungen, soins visage, soins du visage, soin visage, tratamientos faciales, limpieza de cutis > skin treatments
body treatments | body wraps, körperbehandlungen, soins du corps, soins corps, tratamientos corporales
waxing | hair removal, wax treatments, haarentfernung, waxing und sugaring, épilation, épilations, techniques d'épilation, épilation à la cire, épilations à la cire, depilación, depilación a la cera < intimate waxing, maillot intégral, sugaring, épilation au fil
laser hair removal | ipl, laser treatments, laserbehandlung, épilation laser, lumière pulsée, depilación láser
relaxation massage | massages, massage bien-être, massages bien-être, modelages, modelages relaxants, modelage, wellnessmassage, wellnessmassagen, relaxing massage, swedish massage, masajes relajantes, masaje relajante < hot stone, pierres chaudes
manicure and pedicure | manicures, pedicures, manicure, pedicure, maniküre, pediküre, manucure, beauté des mains, beauté des pieds, beauté des mains et des pieds, manicura, pedicura > nail care
gel polish | gel nail polish, shellac, vernis semi-permanent, semi-permanent, semipermanente, esmaltado semipermanente, gellack > nail care
gel nail extensions | gel nails, gelnägel, nagelmodellage, pose de gel, ongles en gel, uñas de gel > nail care
acrylic nails | acrylnägel, pose de résine, ongles en résine, résine, uñas acrílicas > nail care
permanent make-up | permanent makeup, micropigmentation, microblading, maquillage permanent, micropigmentación, dermopigmentation
eyelash extensions | lash extensions, wimpernverlängerung, extensions de cils, extensiones de pestañas, lash lift, rehaussement de cils
balayage | highlights + hair/colour*/color*/foils/cut/cuts, foils, strähnen, mèches, mechas > hair colouring
group fitness | group classes, group exercise, spinning classes, bodypump, gruppenkurse, kursleitung fitness, cours collectifs, clases dirigidas, actividades dirigidas
training plans | training programmes, individual training plans, trainingspläne, trainingsplanung, programmes d'entraînement, planes de entrenamiento
swimming lessons | teaching swimming, swim lessons, schwimmkurse, schwimmunterricht, cours de natation, clases de natación > swimming instruction
membership sales | gym memberships, mitgliedschaften verkauft, vente d'abonnements, captación de socios
`,
  certificates: `
beauty qualification | nvq level 2 beauty therapy, nvq level 3 beauty therapy, vtct, cibtac, cidesco, ausbildung kosmetikerin, cap esthétique, cap esthétique cosmétique, cap esthétique cosmétique parfumerie, bp esthétique, bac pro esthétique, técnico superior en estética, técnico en estética y belleza
advanced beauty qualification | bts métiers de l'esthétique, bts esthétique, bts mecp
hairdresser qualification | nvq level 2 hairdressing, nvq level 3 hairdressing, gesellenbrief friseur, cap coiffure, bp coiffure, brevet professionnel coiffure, grado medio peluquería, técnico en peluquería
fitness qualification | level 2 gym instructor, level 3 personal trainer, level 3 personal training, reps level 3, cimspa, fitnesstrainer b-lizenz, b-lizenz, a-lizenz, bpjeps, bpjeps activités de la forme, staps, tafad
coaching licence | uefa b, uefa c, uefa a, level 2 coaching, trainer c-lizenz, übungsleiterschein, c-lizenz
lifeguard certificate | nplq qualified, rettungsschwimmabzeichen silber, bnssa, beesan, bpjeps aan
cosmetology license | cosmetology licence, licensed cosmetologist, cosmetologist license, state board of cosmetology, licensed hairstylist, hairstylist license
esthetician license | licensed esthetician, licensed aesthetician, aesthetician license, esthetics license
barber license | licensed barber, barber's license, barbering license
nail technician license | licensed nail technician, manicurist license, licensed manicurist
massage therapist license | licensed massage therapist, massage license, massage therapy license, =LMT
`,
}
