import { isHomeTown } from './places.ts'

const PROVINCES =
  /^(?:北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|臺灣|内蒙古|广西|西藏|宁夏|新疆|香港|澳门)(?:省|市|壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区)?/u
/** Towns that are provinces of their own. */
const MUNICIPALITY = /^(?:北京|天津|上海|重庆|香港|澳门)/u
const DISTRICT = /^\p{Script=Han}{1,5}(?:新区|区|區|县|縣|镇|市)$/u
const LONGEST_TOWN = 5

/** "浙江宁波", "杭州市余杭区", "上海": a province, a town and a district, which Chinese writes without spaces. */
export function isChinesePlace(text: string): boolean {
  if (!/^\p{Script=Han}{2,16}$/u.test(text)) return false
  const rest = text.replace(PROVINCES, '')
  const afterTown = withoutTown(rest)
  return afterTown === '' || (afterTown !== text && DISTRICT.test(afterTown))
}

function withoutTown(text: string): string {
  for (let length = Math.min(LONGEST_TOWN, text.length); length > 1; length--) {
    if (isHomeTown(text.slice(0, length))) return text.slice(length).replace(/^[市州]/u, '')
  }
  return text
}

/** "浙江省杭州市" in "浙江省杭州市西湖区文三路100号". */
export function chineseTownOf(address: string): string {
  const province = PROVINCES.exec(address)?.[0] ?? ''
  if (MUNICIPALITY.test(province)) return province
  const rest = address.slice(province.length)
  const town =
    /^\p{Script=Han}{2,6}?(?:市|自治州)/u.exec(rest)?.[0] ?? rest.slice(0, rest.length - withoutTown(rest).length)
  const found = `${province}${town}`
  return found.length > 1 ? found : address
}
