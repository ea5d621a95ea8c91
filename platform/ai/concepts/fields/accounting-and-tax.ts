import type { Field } from '../field.ts'

/** Accounting, controlling and tax. */
export const ACCOUNTING_AND_TAX: Field = {
  occupations: `
accounting | accounts assistant, financial accountant, staff accountant, accounting clerk, general ledger accountant, finance assistant, accounts clerk, assistant accountant, finanzbuchhalter, finanzbuchhalterin, bilanzbuchhalter, aide-comptable, assistant comptable, assistante comptable, comptable unique, comptable général, contable, auxiliar contable, administrativo contable
management accounting | finance business partner, financial controller, cost controller, fp&a, fp&a analyst, finanzcontroller, controllerin, contrôleuse de gestion, controller financiero
auditing | auditor, external auditor, internal auditor, audit senior, audit associate, wirtschaftsprüfer, wirtschaftsprüferin, prüfungsassistent, auditeur, auditrice, auditeur interne, auditor interno, auditora
tax clerk | tax assistant, steuerfachangestellte, steuerfachangestellter, steuerfachkraft, steuersachbearbeiter > tax
tax specialist | steuerfachwirt, steuerfachwirtin
`,
  work: `
financial bookkeeping | finanzbuchhaltung, finanz- und lohnbuchhaltung, finanz- und lohnbuchhaltungen, finanzbuchführung, fibu, laufende finanzbuchhaltung > bookkeeping
preparation of annual accounts | erstellung von jahresabschlüssen, jahresabschlüsse erstellt, jahresabschlusserstellung, établissement des comptes annuels, elaboración de cuentas anuales, preparation of statutory accounts > year-end close ~ annual accounts
preliminary annual accounts | vorbereitung von jahresabschlüssen, vorbereitung der jahresabschlüsse, vorbereitende jahresabschlussarbeiten, mitwirkung an jahresabschlüssen, mitarbeit bei jahresabschlüssen, participation au bilan, préparation du bilan ~ annual accounts
cash-basis accounts | eür, einnahmen-überschuss-rechnung, einnahmenüberschussrechnung
open items | opos, offene posten, open item management
tax audits | betriebsprüfung, betriebsprüfungen, tax inspections, contrôle fiscal, contrôles fiscaux, inspecciones fiscales
construction payroll | baulohn, baulohnabrechnung
accounts reconciliation | ledger reconciliation, balance sheet reconciliation, intercompany reconciliation > bank reconciliation
purchase ledger processing | invoice matching, supplier statement reconciliation, payment runs, bacs runs, zahlungslauf, zahlungsläufe, campagnes de règlement, remesas de pagos > accounts payable
cash flow forecasting | cash-flow forecasts, liquidity planning, liquiditätsplanung, plan de trésorerie, prévisions de trésorerie, previsión de tesorería > cash flow management
budgeting and forecasting | budgets and forecasts, reforecast, budget process, budgetierung, budgetplanung, hochrechnung, élaboration budgétaire, suivi budgétaire, elaboración de presupuestos, control presupuestario
erp finance | sap fi, sap fico, sap fi/co, sap co, sap s/4hana finance
accounting software | sage 50, sage 200, xero, quickbooks, freeagent, kashflow, datev, lexoffice, sevdesk, cegid, quadra, ciel compta, ebp, contasol, contaplus, a3con, holded, exact online
tax returns | presentación de impuestos, declaración de impuestos, declaraciones de impuestos, liquidación de impuestos, declaraciones + iva/irpf/sociedades, déclarations fiscales, déclarations + tva/fiscales
`,
  certificates: `
aat qualification | aat qualified, aat level 2, mip aat, maat
certified accountant | diplôme d'expertise comptable, diplôme d'expert-comptable, diplôme d'état d'expert-comptable
tax specialist qualification | steuerfachwirt, steuerfachwirtin, fortbildung steuerfachwirt, weiterbildung zum steuerfachwirt
tax clerk qualification | ausbildung zum steuerfachangestellten, ausbildung zur steuerfachangestellten, ausbildung als steuerfachangestellte, steuerfachangestellte, steuerfachangestellter, steuerfachangestellten
tax adviser qualification | steuerberaterprüfung, steuerberaterexamen, bestellung als steuerberater, bestellung zum steuerberater, att qualified, ata qualified, cta qualified
`,
}
