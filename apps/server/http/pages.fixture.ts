import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { buildApp } from '#apps/server/app.ts'
import { startTestServer } from '#tests/api.ts'

/** The build's output as far as the server reads it. */
function builtPages(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-pages-'))
  fs.mkdirSync(path.join(folder, '.vite'))
  fs.mkdirSync(path.join(folder, 'assets'))
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>shell</title>')
  fs.copyFileSync(path.resolve('apps/web/candidate.html'), path.join(folder, 'candidate.html'))
  fs.writeFileSync(path.join(folder, 'assets/geist-latin-wght-normal-x.woff2'), '')
  fs.writeFileSync(path.join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const manifest = {
    'pages/candidate/apply.tsx': { file: 'assets/apply.js', imports: ['_parts.js'] },
    '_parts.js': { file: 'assets/parts.js', imports: ['pages/candidate/apply.tsx'] },
  }
  fs.writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  return folder
}

/** The product with built pages, and how a browser reads them. Stopped after the file's tests. */
export async function startWithPages() {
  const server = await startTestServer()
  const folder = builtPages()
  const pages = (await buildApp(server.services, { folder })).fastify
  afterAll(async () => {
    await pages.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  async function open(url: string, accept = 'text/html') {
    const reply = await pages.inject({ url, headers: { accept } })
    const scripts = [...reply.body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(
      ([, attributes = '', text = '']) => ({
        attributes,
        text,
      }),
    )
    const typed = (type: string) =>
      scripts.find(({ attributes }) => attributes.includes(`type="${type}"`))?.text ?? 'null'
    return {
      status: reply.statusCode,
      headers: reply.headers,
      html: reply.body,
      scripts,
      data: JSON.parse(typed('application/json')) as Record<string, unknown> | null,
      posting: JSON.parse(typed('application/ld+json')) as Record<string, unknown> | null,
      title: /<title>(.*?)<\/title>/.exec(reply.body)?.[1],
    }
  }
  return { server, pages, open }
}
