import { PlatformSettings } from '#modules/super-admin/web/platform-settings.tsx'

export default function SettingsPage() {
  return <PlatformSettings />
}
