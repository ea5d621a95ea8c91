/** Each traditional character and its simplified form, as far as they occur in the words of headings, jobs, schools and organizations. */
const PAIRS =
  '經经歷历驗验職职業业實实習习學学專专證证書书語语聯联繫系個个簡简興兴愛爱獎奖項项榮荣譽誉認认訓训練练團团體体評评價价紹绍資资訊讯術术電电腦脑關关係系義义務务軍军駕驾執执長长師师員员設设計计構构會会醫医藥药護护廚厨講讲攝摄總总監监館馆幹干責责導导編编輯辑記记譯译動动發发開开當当應应運运營营銷销採采購购質质檢检測测製制機机車车農农隊队處处組组級级廠厂銀银協协辦办碩硕歲岁畢毕輔辅雙双課课綜综創创競竞賽赛誌志願愿論论獲获勵励軟软網网頁页產产財财審审優优勢势標标與与屆届區区國国際际廣广東东臺台灣湾華华門门報报視视劇剧診诊飯饭場场庫库倉仓儲储貨货輸输線线調调轉转績绩'

const simplifiedOf = new Map<string, string>()
const characters = Array.from(PAIRS)
for (let at = 0; at < characters.length; at += 2) simplifiedOf.set(characters[at]!, characters[at + 1]!)

const HAN = /\p{Script=Han}/u

/** A text with simplified characters, which the lists of Chinese words are written in. Its length stays the same. */
export const simplified = (text: string): string =>
  HAN.test(text) ? Array.from(text, character => simplifiedOf.get(character) ?? character).join('') : text
