/** Limits of files. Every limit is checked before the work that it bounds. */

export interface ReadLimits {
  /** Of the packed file, bytes. */
  readonly file_bytes: number;
  /** Entries of the zip directory. */
  readonly entries: number;
  /** Of all parts together, inflated, bytes. */
  readonly total_bytes: number;
  /** Inflated to deflated size, checked only for parts above `ratio_from_bytes`, because a picture of one colour may inflate 600 times. */
  readonly ratio: number;
  readonly ratio_from_bytes: number;
  /** Of a part that is parsed as XML, inflated, bytes. */
  readonly xml_bytes: number;
  /** Depth of elements. */
  readonly xml_depth: number;
  /** Elements, and attributes, of one part. */
  readonly xml_nodes: number;
  /** UTF-16 units of one text or attribute value. */
  readonly xml_text: number;
  /** Attributes of one element. */
  readonly xml_attributes: number;
  /** Bytes of all parts together that may be in memory as trees at a time. */
  readonly xml_total_bytes: number;
}

/** Limits that a caller may set for a file; those of a service when absent. */
export type FileLimits = Partial<Pick<ReadLimits, 'file_bytes' | 'total_bytes'>>;

/** The limits that are set, without members that are undefined. */
export const fileLimits = ({ file_bytes, total_bytes }: FileLimits): FileLimits => ({
  ...(file_bytes !== undefined && { file_bytes }),
  ...(total_bytes !== undefined && { total_bytes }),
});

const MIB = 1024 * 1024;

export const READ_LIMITS: ReadLimits = {
  file_bytes: 25 * MIB,
  entries: 10_000,
  total_bytes: 256 * MIB,
  ratio: 100,
  ratio_from_bytes: 32 * MIB,
  xml_bytes: 24 * MIB,
  xml_depth: 256,
  xml_nodes: 400_000,
  xml_text: 4 * MIB,
  xml_attributes: 1024,
  xml_total_bytes: 64 * MIB,
};
