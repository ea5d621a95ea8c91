import { QRCodeSVG } from 'qrcode.react'

/** Dark on white with a margin in both color schemes: cameras read nothing else reliably. */
export const QrCode = ({ uri, label }: { uri: string; label: string }) => (
  <QRCodeSVG
    value={uri}
    role="img"
    title={label}
    size={208}
    marginSize={4}
    bgColor="#ffffff"
    fgColor="#000000"
    className="justify-self-center rounded-control border border-line"
  />
)
