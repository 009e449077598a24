/**
 * What people call things: other names of forms, components and fields, as data. A name is compared without case, blanks, dashes and
 * underscores, without a plural's ending, and without words such as "chart" and "slide".
 */
import names from './other-names.json' with { type: 'json' };

type Names = Readonly<Record<string, string>>;

/** Other names of forms. A key with a variant is for that variant alone. */
export const FORM_NAMES: Names = names.forms;

/** Names of things that no unit draws, by what to send instead. */
export const NOT_DRAWN: Names = names.not_drawn;

/** By component. */
export const COMPONENT_NAMES: Names = names.components;

/** Other names of fields, wherever the field stands. They are used only where the unit has the field and it was not sent. */
export const FIELD_NAMES: Names = names.fields;

/** Other names of the values of fields that take few values. */
export const VALUE_NAMES: Names = names.values;
