/**
 * What the languages of the site lack, and what is wrong in them: messages, pages and glossary held against English.
 */
package lapbylap.translation;
