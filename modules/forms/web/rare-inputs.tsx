export { AddressField } from './address-field.tsx'
export { EducationHistory } from './education-history.tsx'
export { ScaleField } from './scale-field.tsx'
