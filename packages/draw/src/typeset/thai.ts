/**
 * Where Thai, which has no spaces between words, may break. Dictionaries differ between ICU builds, and a line must break at the same place
 * on every machine, so this is our own rule: breaks are at the edges of the frequent words below, and before a vowel that is written first
 * and so begins a syllable. It never breaks inside a syllable; it may break inside a rare compound.
 */

/** Frequent words of business writing that are not broken. Longer words are matched first. */
const WORDS = (
  'การดำเนินงาน การเปลี่ยนแปลง การเติบโต การลงทุน การตลาด การเงิน การผลิต การขาย การ ความเสี่ยง ความต้องการ ความ ค่าใช้จ่าย รายได้ รายจ่าย ' +
  'รายการ รายงาน รายไตรมาส รายเดือน รายปี กำไรขั้นต้น กำไรสุทธิ กำไร ต้นทุน ยอดขาย ลูกค้า พนักงาน บริษัท องค์กร ผลิตภัณฑ์ สินค้า บริการ ' +
  'โครงการ แผนงาน กลยุทธ์ เป้าหมาย ไตรมาส ปีงบประมาณ งบประมาณ ประเทศไทย ประเทศ ตลาด ภูมิภาค ภาคเหนือ ภาคใต้ ภาคกลาง ภาคอีสาน เอเชีย ตะวันออก ' +
  'ตะวันตก เฉียงเหนือ เฉียงใต้ กรุงเทพฯ กรุงเทพ เพิ่มขึ้น ลดลง เติบโต ปรับปรุง พัฒนา ประสิทธิภาพ ดิจิทัล ออนไลน์ เทคโนโลยี ข้อมูล ระบบ ' +
  'อัตรา ร้อยละ จำนวน ล้านบาท บาท ทั้งหมด ทั้งสิ้น สำหรับ ระหว่าง ภายใน ภายใต้ ภายหลัง เนื่องจาก อย่างไรก็ตาม อย่าง หลังจาก ก่อนหน้า ' +
  'เปรียบเทียบ เทียบกับ และ หรือ ของ ที่ ซึ่ง จาก กับ ด้วย โดย ต้อง ได้รับ ให้กับ ไม่ใช่ ไม่มี เป็นต้น มากกว่า น้อยกว่า สูงกว่า ต่ำกว่า ' +
  'ประเมิน ประเภท ประโยชน์ ขั้นตอน คุณภาพ ดำเนินการ สนับสนุน ส่วนแบ่ง ส่วนใหญ่ ราคา มูลค่า การจัดซื้อ จัดซื้อ ค่าขนส่ง ขนส่ง เงินเฟ้อ ปริมาณ ' +
  'ต่อสัญญา สัญญา ตาม ใหม่ สิบ ร้อย พัน หมื่น แสน ล้าน บัญชี บริหาร ฝ่าย กลุ่ม ควบคุม ค่าแรง ชดเชย ปรับราคา ส่งผล ผล พลังงาน'
)
  .split(' ')
  .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));

const KNOWN = new RegExp(WORDS.join('|'), 'g');
const isThai = (c: number): boolean => c >= 0xe01 && c <= 0xe4e;
const isLead = (c: number): boolean => c >= 0xe40 && c <= 0xe44;

/** UTF-16 indexes of `text` at which a line of Thai may start, in order. `joined` marks the indexes inside a syllable's cluster. */
export function thaiBreaks(text: string, joined: Uint8Array): readonly number[] {
  const allowed = new Set<number>();
  const whole = new Uint8Array(text.length + 1);
  for (const { 0: word, index } of text.matchAll(KNOWN)) {
    allowed.add(index);
    allowed.add(index + word.length);
    whole.fill(1, index + 1, index + word.length);
  }
  for (let i = 1; i < text.length; i++) if (isLead(text.charCodeAt(i))) allowed.add(i);
  return [...allowed]
    .filter(
      (i) => i > 0 && i < text.length && joined[i] === 0 && whole[i] === 0 && isThai(text.charCodeAt(i - 1)) && isThai(text.charCodeAt(i)),
    )
    .sort((a, b) => a - b);
}
