/** Version of the service, as health, documentation and traces name it. */
export const VERSION = '0.1.0';
