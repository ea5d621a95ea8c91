import escapeHtml from 'escape-html'
import type { ServerResponse } from 'node:http'
import { completeSession, settle } from './subscribing.ts'
import type { Store } from './store.ts'

// The pages that people see at Stripe, as far as the product leads to them and back.

const form = (action: string, label: string) =>
  `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(label)}</button></form>`
const link = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`

const show = (response: ServerResponse, title: string, ...parts: string[]) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,"><main><h1>${title}</h1>${parts.join('')}</main></html>`,
    )
const go = (response: ServerResponse, address: string) => response.writeHead(303, { location: address }).end()

function checkoutPage(store: Store, id: string, action: string | undefined, response: ServerResponse): void {
  const session = store.find(store.sessions, 'checkout.session', id)
  const here = `/c/${id}`
  if (session.status !== 'open')
    return void show(response, 'This page has expired', link(session.cancel_url ?? '', 'Back'))
  if (action === 'pay' || action === 'confirmed') {
    completeSession(store, id)
    return void go(response, session.success_url ?? '')
  }
  if (action === '3ds')
    return void show(
      response,
      'Confirm with your bank',
      form(`${here}/confirmed`, 'Complete'),
      form(`${here}/declined`, 'Fail'),
    )
  show(
    response,
    'Checkout',
    action === 'declined' ? '<p role="alert">Your card was declined.</p>' : '',
    form(`${here}/pay`, 'Pay'),
    form(`${here}/declined`, 'Pay with a card that is declined'),
    form(`${here}/3ds`, 'Pay with a card that needs 3-D Secure'),
    link(session.cancel_url ?? '', 'Back'),
  )
}

function invoicePage(store: Store, id: string, action: string | undefined, response: ServerResponse): void {
  const invoice = store.find(store.invoices, 'invoice', id)
  if (action === 'pdf')
    return void response
      .writeHead(200, { 'content-type': 'application/pdf' })
      .end(`%PDF-1.4\n% ${invoice.number}\n%%EOF`)
  if (action === 'confirmed' && invoice.status === 'open') settle(store, invoice, 'works')
  show(response, `Invoice ${invoice.status}`, form(`/i/${id}/confirmed`, 'Confirm with your bank'))
}

function portalPage(store: Store, id: string, action: string | undefined, response: ServerResponse): void {
  const portal = store.find(store.portals, 'session', id)
  if (action === 'works') store.cards.set(portal.customer, 'works')
  show(
    response,
    'Customer portal',
    action === 'works' ? '<p role="status">Payment method updated</p>' : '',
    form(`/p/${id}/works`, 'Update payment method'),
    link(portal.return_url ?? '', 'Return'),
  )
}

const PAGES = { c: checkoutPage, i: invoicePage, p: portalPage }

/** @returns whether the address is one of a page */
export function servePage(store: Store, path: string, response: ServerResponse): boolean {
  const found = /^\/([cip])\/([\w-]+)(?:\/(\w+))?$/.exec(path)
  if (!found) return false
  PAGES[found[1] as keyof typeof PAGES](store, found[2]!, found[3], response)
  return true
}
