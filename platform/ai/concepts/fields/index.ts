import { ACCOUNTING_AND_TAX } from './accounting-and-tax.ts'
import { AVIATION_AND_SHIPPING } from './aviation-and-shipping.ts'
import { BANKING_AND_INSURANCE } from './banking-and-insurance.ts'
import { BEAUTY_AND_SPORTS } from './beauty-and-sports.ts'
import { CARE } from './care.ts'
import { CHILDCARE_AND_TEACHING } from './childcare-and-teaching.ts'
import { CIVIL_ENGINEERING } from './civil-engineering.ts'
import { CLEANING_AND_SECURITY } from './cleaning-and-security.ts'
import { CONSTRUCTION_TRADES } from './construction-trades.ts'
import { ELECTRICAL } from './electrical.ts'
import { FOOD_AND_AGRICULTURE } from './food-and-agriculture.ts'
import { HOTEL_AND_KITCHEN } from './hotel-and-kitchen.ts'
import { HOUSING } from './housing.ts'
import { IT_AND_NETWORKS } from './it-and-networks.ts'
import { LAW } from './law.ts'
import { MARKETING_AND_MEDIA } from './marketing-and-media.ts'
import { MECHANICAL_AND_AUTOMOTIVE } from './mechanical-and-automotive.ts'
import { MEDICINE_AND_THERAPY } from './medicine-and-therapy.ts'
import { METAL_AND_MACHINING } from './metal-and-machining.ts'
import { PAYROLL_AND_HR } from './payroll-and-hr.ts'
import { PHARMACY_AND_LABORATORY } from './pharmacy-and-laboratory.ts'
import { PLUMBING_AND_HEATING } from './plumbing-and-heating.ts'
import { PROJECT_MANAGEMENT } from './project-management.ts'
import { PUBLIC_ADMINISTRATION } from './public-administration.ts'
import { PURCHASING } from './purchasing.ts'
import { REAL_ESTATE } from './real-estate.ts'
import { SALES_AND_RETAIL } from './sales-and-retail.ts'
import { SOCIAL_WORK } from './social-work.ts'
import { SOFTWARE_AND_DATA } from './software-and-data.ts'
import { TRANSPORT } from './transport.ts'
import { WAREHOUSE } from './warehouse.ts'
import type { Field } from '../field.ts'

/** The vocabulary of every field of work. */
export const FIELDS: Field[] = [
  ACCOUNTING_AND_TAX,
  AVIATION_AND_SHIPPING,
  BANKING_AND_INSURANCE,
  BEAUTY_AND_SPORTS,
  CARE,
  CHILDCARE_AND_TEACHING,
  CIVIL_ENGINEERING,
  CLEANING_AND_SECURITY,
  CONSTRUCTION_TRADES,
  ELECTRICAL,
  FOOD_AND_AGRICULTURE,
  HOTEL_AND_KITCHEN,
  HOUSING,
  IT_AND_NETWORKS,
  LAW,
  MARKETING_AND_MEDIA,
  MECHANICAL_AND_AUTOMOTIVE,
  MEDICINE_AND_THERAPY,
  METAL_AND_MACHINING,
  PAYROLL_AND_HR,
  PHARMACY_AND_LABORATORY,
  PLUMBING_AND_HEATING,
  PROJECT_MANAGEMENT,
  PUBLIC_ADMINISTRATION,
  PURCHASING,
  REAL_ESTATE,
  SALES_AND_RETAIL,
  SOCIAL_WORK,
  SOFTWARE_AND_DATA,
  TRANSPORT,
  WAREHOUSE,
]
