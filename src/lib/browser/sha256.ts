import { sha256 as hashOf } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * The SHA-256 of these bytes, in hexadecimal. The browser's own (`crypto.subtle`) is missing where Larder is opened by
 * plain http in a home network.
 */
export const sha256 = (bytes: Uint8Array): string => bytesToHex(hashOf(bytes));
