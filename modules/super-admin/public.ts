export { fullSuperAdminAddresses } from './server/queries/super-admins.ts'
export {
  createSuperAdmin,
  DEMO_SUPER_ADMIN,
  ensureDemoSuperAdmin,
  resetSuperAdmin,
} from './server/create-super-admin.ts'
