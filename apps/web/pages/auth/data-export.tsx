import { ExportLink } from '#modules/data-export/web/export-link.tsx'
import { dataExportWords } from '#modules/data-export/words/data-export.ts'
import { Alert } from '#ui/alert.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useSearchParams } from '#ui/router.tsx'
import { paths } from '../../paths.ts'
import { BarePage } from './bare-page.tsx'

const words = dataExportWords.link

/** Where the e-mail about a finished export leads. */
export default function DataExportPage() {
  const [params] = useSearchParams()
  const token = params.get('token')
  const signIn = (
    <LinkButton to={`${paths.settingsOrganization()}#export`} size="large">
      {words.logIn}
    </LinkButton>
  )
  return (
    <BarePage title={words.title}>
      {token ? (
        <ExportLink token={token} signIn={signIn} />
      ) : (
        <Alert tone="attention" title={words.incomplete} actions={signIn}>
          {words.copy}
        </Alert>
      )}
    </BarePage>
  )
}
